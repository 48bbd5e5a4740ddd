import { graphic as words } from '../../messages/blocks.ts';
import { seriesOf, type Graphic, type GraphicCell } from './graphic.ts';

/** A value with the name of its place. */
interface Named {
  label: string;
  text: string;
  value: number;
}

const named = (cells: readonly (GraphicCell & { label: string })[]): Named[] =>
  cells.flatMap(({ label, text, value }) => (value === null ? [] : [{ label, text, value }]));

const column = ({ rows }: Graphic, at: number): Named[] =>
  named(rows.map(({ label, cells }) => ({ label, ...cells[at]! })));

/** Highest and lowest; the first of equals. */
function extremes(values: readonly Named[]): string {
  const highest = values.reduce((best, one) => (one.value > best.value ? one : best));
  const lowest = values.reduce((best, one) => (one.value < best.value ? one : best));
  return highest.value === lowest.value ? words.equal(highest.text) : words.range(highest, lowest);
}

function change(name: string, values: readonly Named[]): string {
  const [first, last] = [values[0]!, values.at(-1)!];
  if (values.length === 1) return words.single(name, first.text);
  return words.change(name, first, last);
}

const sentence = (name: string, words_: string): string => (name ? `${name}: ${words_}` : words_);

function ranking(graphic: Graphic): string {
  const series = seriesOf(graphic);
  return series
    .flatMap((name, at) => {
      const values = column(graphic, at);
      return values.length === 0 ? [] : [sentence(series.length > 1 ? name : '', extremes(values))];
    })
    .join(' ');
}

const SUMMARIES: { readonly [kind in Graphic['kind']]?: (graphic: Graphic) => string } = {
  bar: ranking,
  stacked: ranking,
  table: ranking,
  line: (graphic) =>
    seriesOf(graphic)
      .map((name, at) => {
        const values = column(graphic, at);
        return values.length < 3 ? change(name, values) : `${change(name, values)} ${extremes(values)}`;
      })
      .join(' '),
  slope: (graphic) =>
    graphic.rows
      .flatMap(({ label, cells }) => {
        const values = named(cells.map((cell, at) => ({ label: seriesOf(graphic)[at]!, ...cell })));
        return values.length === 0 ? [] : [change(label, values)];
      })
      .join(' '),
  multiples: (graphic) =>
    graphic.rows
      .flatMap(({ label, cells }) => {
        const values = named(cells.map((cell, at) => ({ label: seriesOf(graphic)[at]!, ...cell })));
        return values.length === 0 ? [] : [sentence(label, extremes(values))];
      })
      .join(' '),
  hemicycle: (graphic) => {
    const groups = column(graphic, 0);
    const total = groups.reduce((sum, { value }) => sum + value, 0);
    return words.votes(total, groups);
  },
};

/** The message of the drawing, in sentences made from its data; empty for a kind whose words are all on the page. */
export const graphicSummary = (graphic: Graphic): string => SUMMARIES[graphic.kind]?.(graphic) ?? '';
