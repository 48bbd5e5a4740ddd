import { DAY_MS, EDITION_SECTION } from 'rotativa/domain';
import type { Json } from '../db/schema/content.ts';
import { columnsOf } from '../content/columns.ts';
import { textAt } from '../content/json.ts';
import { storiesOfEdition } from '../documents/edition-stories.ts';
import type { Site } from '../sites.ts';
import { ansId } from './ids.ts';
import { image, type PictureManifest } from './media.ts';
import { newsroomCredit, newsroomName } from './people.ts';
import { sectionReference } from './sections.ts';
import { dates, housekeeping } from './story.ts';
import type { OldEdition, SeedEdition } from './types.ts';

/** The archive of the print editions. */
export const PRINTED_SECTION = '/impresa';

/** A story of the site with what decides whether an edition prints it. */
export type Printable = ReturnType<typeof printable>;

export const printable = (document: Json) => {
  const { id, type, primarySection, publishDate, bodyText } = columnsOf(document, new Date(0));
  return { id, type, primarySection, publishDate, bodyText, body: document };
};

const bullets = (items: readonly string[]): Json => ({
  type: 'list',
  list_type: 'unordered',
  items: items.map((content) => ({ type: 'text', content })),
});

/** A story with its kicker: its headline is the link. */
function contentsLine(document: Json): string {
  const kicker = textAt(document, 'label', 'basic', 'text');
  const link = `<a href="${textAt(document, 'canonical_url')}">${textAt(document, 'headlines', 'basic')}</a>`;
  return kicker ? `${kicker}: ${link}` : link;
}

/**
 * Text of an edition's page: the stories that its cover announces, links to those of the site that it prints, and the
 * printed edition, whose frame has the link to its file. Of the editions of earlier years the site has no stories.
 */
function contents(
  { brand, number, title, deck, lines }: SeedEdition | OldEdition,
  id: string,
  printed: readonly Json[],
): Json[] {
  const url = `/documents/edicion-${brand}-${id}.pdf`;
  const heading = (content: string): Json => ({ type: 'header', level: 2, content });
  return [
    heading(printed.length > 0 ? 'En la portada' : 'En esta edición'),
    bullets([`<b>${title}.</b> ${deck}.`, ...lines]),
    ...(printed.length > 0 ? [heading('En esta edición'), bullets(printed.map(contentsLine))] : []),
    { type: 'raw_html', content: `<iframe src="${url}" title="Edición impresa ${number} (PDF)"></iframe>` },
  ];
}

/**
 * A printed edition as a document: its cover, and raw HTML whose `src` is the printed edition.
 * @param stories those of the site, of which the edition prints some
 */
export function editionDocument(
  edition: SeedEdition | OldEdition,
  stories: readonly Printable[],
  site: Site,
  manifest: PictureManifest,
  sectionName: string,
  clock: Date,
): Json {
  const _id = ansId('edition', edition.brand, edition.number);
  const url = `${EDITION_SECTION}/articulo/edicion-${edition.number}/`;
  const section = sectionReference(site, EDITION_SECTION, sectionName);
  const cover =
    'cover' in edition &&
    image(
      manifest,
      { id: edition.cover, caption: `Portada de la edición ${edition.number}.`, credit: site.name },
      _id,
    );
  const published =
    'day' in edition
      ? new Date(`${edition.day}T12:00:00Z`)
      : new Date(clock.getTime() - edition.daysAgo * DAY_MS);
  return {
    _id,
    type: 'story',
    subtype: 'Edición impresa',
    ...housekeeping(site, url),
    ...dates(published),
    headlines: { basic: edition.title },
    subheadlines: { basic: `Edición ${edition.number} de ${site.name}.` },
    description: { basic: `Edición ${edition.number} de ${site.name}.` },
    label: { basic: { text: `Edición ${edition.number}`, display: true } },
    credits: { by: [newsroomCredit(site)], affiliation: [] },
    copyright: newsroomName(site),
    owner: { id: site.slug, name: site.name, sponsored: false },
    content_restrictions: { content_code: '1' },
    taxonomy: { primary_section: section, sections: [section], tags: [] },
    websites: { [site.slug]: { website_section: section, website_url: url } },
    ...(cover && { promo_items: { basic: cover } }),
    content_elements: contents(
      edition,
      _id,
      storiesOfEdition(published, stories).map(({ body }) => body),
    ).map((element, index) => ({
      _id: ansId('element', _id, index),
      ...element,
    })),
    additional_properties: { edition: { number: edition.number } },
  };
}
