import type { CustomEmbedElement } from '../../ans/element.ts';
import { graphicOfConfig } from '../../graphic/read.ts';
import { TourSettings } from '../../graphic/schema.ts';
import { paragraphsOf } from '../../graphic/tour.ts';
import { escapeHtml } from '../../html/escape.ts';
import type { BodyBlock } from '../block.ts';
import { note, type BodyContext } from '../context.ts';

export const GRAPHIC_SUBTYPE = 'graphic';

/** The words of a tour whose route cannot be drawn: data that are wrong hide no text. */
export function wordsOfTour(settings: unknown, id: string): BodyBlock[] {
  const read = TourSettings.safeParse(settings);
  const tour = (read.success && read.data.tour) || [];
  return tour.flatMap(({ title, text }, at): BodyBlock[] => [
    { type: 'header', id: `${id}-${at}`, level: 3, html: escapeHtml(title) },
    ...paragraphsOf(text).map((paragraph, place): BodyBlock => ({
      type: 'text',
      id: `${id}-${at}-${place}`,
      html: escapeHtml(paragraph),
    })),
  ]);
}

/** The graphic of a custom embed. Data that cannot be drawn become a table; without a table nothing is shown. */
export function graphicEmbed(element: CustomEmbedElement, context: BodyContext): BodyBlock[] {
  const { _id: id, embed } = element;
  const result = graphicOfConfig(embed.config);
  if ('graphic' in result) return [{ type: 'graphic', id, graphic: result.graphic }];
  const { problem, data } = result;
  note(
    context,
    element,
    `${data ? 'it is shown as a table, not as a graphic' : 'a graphic without data'}: ${problem}`,
  );
  const words = wordsOfTour(embed.config, id);
  if (!data) return words;
  const html = (row: readonly (string | number | null)[]): string[] =>
    row.map((cell) => escapeHtml(String(cell ?? '')));
  return [{ type: 'table', id, header: html(data.columns), rows: data.rows.map(html) }, ...words];
}
