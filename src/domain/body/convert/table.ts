import type { ContentElement, TableElement } from '../../ans/element.ts';
import { defined } from '../../defined.ts';
import { graphicOf } from '../../graphic/read.ts';
import { plainText } from '../../html/plain-text.ts';
import { sanitizeInline } from '../../html/policy.ts';
import type { TableBlock } from '../block.ts';
import { note, type BodyContext } from '../context.ts';
import type { Converter } from './converter.ts';
import { cellHtml } from './cell.ts';
import { wordsOfTour } from './graphic.ts';

/** Fills short rows with empty cells, so that the columns align. */
function tableBlock(
  { _id: id, header: head, rows, caption }: TableElement,
  context: BodyContext,
): TableBlock {
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const cells = (row: ContentElement[][]): string[] =>
    Array.from({ length: width }, (_, column) => cellHtml(row[column] ?? [], context));
  return defined({
    type: 'table' as const,
    id,
    caption: caption && (sanitizeInline(caption, context) || undefined),
    header: head.length > 0 ? cells(head) : [],
    rows: rows.map(cells),
  });
}

/** A table, or the graphic that `additional_properties.graphic` asks for. Data that cannot be drawn stay a table. */
export const table: Converter<'table'> = (element, context) => {
  const block = tableBlock(element, context);
  const settings = element.additional_properties?.['graphic'];
  if (settings === undefined) return [block];
  const { header: columns, rows, id } = block;
  const result = graphicOf(settings, { columns, rows });
  if ('problem' in result) {
    note(context, element, `it is shown as a table, not as a graphic: ${result.problem}`);
    return [block, ...wordsOfTour(settings, block.id)];
  }
  const title = result.graphic.title || plainText(block.caption ?? '');
  return [{ type: 'graphic', id, graphic: { ...result.graphic, title } }];
};
