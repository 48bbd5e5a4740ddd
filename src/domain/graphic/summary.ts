import { graphic as words } from '../../messages/blocks.ts';
import { cropsOf, worksOf } from './calendar.ts';
import { seriesOf, type Graphic, type GraphicCell, type GraphicRow } from './graphic.ts';
import { formatNumber } from './numbers.ts';
import { statesOf, waysOf } from './streets.ts';

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

/** After a colon a sentence goes on. */
const sentence = (name: string, words_: string): string =>
  name ? `${name}: ${words_.charAt(0).toLowerCase()}${words_.slice(1)}` : words_;

function ranking(graphic: Graphic): string {
  const series = seriesOf(graphic);
  return series
    .flatMap((name, at) => {
      const values = column(graphic, at);
      return values.length === 0 ? [] : [sentence(series.length > 1 ? name : '', extremes(values))];
    })
    .join(' ');
}

/** Pearson's correlation, from -1 to 1; 0 if all values of one side are equal. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (side: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[side] / pairs.length, 0);
  const [middleX, middleY] = [mean(0), mean(1)];
  // Shares of the largest distance: squares of large numbers would be infinite.
  const [wideX, wideY] = [
    Math.max(...pairs.map(([x]) => Math.abs(x - middleX))),
    Math.max(...pairs.map(([, y]) => Math.abs(y - middleY))),
  ];
  if (wideX === 0 || wideY === 0) return 0;
  const shares = pairs.map(([x, y]) => [(x - middleX) / wideX, (y - middleY) / wideY] as const);
  const sum = (of: (x: number, y: number) => number): number =>
    shares.reduce((total, [x, y]) => total + of(x, y), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

/** From this correlation on, either way, a sentence names it. */
const CLEAR = 0.6;

function relation(graphic: Graphic): string {
  const [across, up] = seriesOf(graphic) as [string, string];
  const pairs = graphic.rows.flatMap(({ cells: [x, y] }) =>
    x!.value === null || y!.value === null ? [] : [[x!.value, y!.value] as const],
  );
  const strength = pairs.length < 3 ? 0 : correlation(pairs);
  const both =
    Math.abs(strength) < CLEAR ? words.unrelated(across, up) : words.related(across, up, strength > 0);
  return `${both} ${ranking(graphic)}`;
}

/** The stops of a route, or places and the extremes of their values. */
function placesOf(graphic: Graphic): string {
  const names = graphic.rows.map(({ label }) => label);
  if (graphic.kind === 'route') return words.route(names);
  const values = graphic.columns.length > 3 ? column(graphic, 2) : [];
  return values.length === 0 ? words.places(names) : `${words.places(names)} ${extremes(values)}`;
}

const SUMMARIES: { readonly [kind in Graphic['kind']]?: (graphic: Graphic) => string } = {
  bar: ranking,
  stacked: ranking,
  table: ranking,
  map: (graphic) => {
    const without = (graphic.map?.areas.length ?? 0) - column(graphic, 0).length;
    return without === 0 ? ranking(graphic) : `${ranking(graphic)} ${words.without(without)}`;
  },
  places: placesOf,
  route: placesOf,
  streets: (graphic) => {
    const ways = waysOf(graphic);
    const namesOf = (state: string): Set<string> =>
      new Set(ways.filter((way) => way.state === state).map(({ label }) => label));
    return words.streets(
      statesOf(ways).map((state) => ({ label: state, text: [...namesOf(state)].join(', ') })),
    );
  },
  scatter: relation,
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
  profile: ({ rows }) => {
    const height = ({ cells }: GraphicRow): number => cells[1]!.value!;
    const named = ({ label, cells }: GraphicRow) => ({ label, text: cells[1]!.text });
    const high = rows.reduce((best, one) => (height(one) > height(best) ? one : best));
    const low = rows.reduce((best, one) => (height(one) < height(best) ? one : best));
    const [first, last] = [rows[0]!, rows.at(-1)!];
    return words.profile(first.label, last.label, last.cells[0]!.text, named(high), named(low));
  },
  units: (graphic) => {
    const sums = seriesOf(graphic).map((label, at) => ({
      label,
      text: formatNumber(column(graphic, at).reduce((sum, { value }) => sum + value, 0)),
    }));
    return words.votes(
      sums.reduce((sum, _, at) => sum + column(graphic, at).reduce((part, { value }) => part + value, 0), 0),
      sums,
    );
  },
  calendar: (graphic) =>
    cropsOf(graphic)
      .map(({ label, cells }) =>
        words.works(
          label,
          worksOf(graphic).flatMap((work) => {
            const months = seriesOf(graphic).filter((_, at) => cells[at]!.text === work);
            return months.length > 0 ? [{ label: work, text: months.join(', ') }] : [];
          }),
        ),
      )
      .join(' '),
  hemicycle: (graphic) => {
    const groups = column(graphic, 0);
    const total = groups.reduce((sum, { value }) => sum + value, 0);
    return words.votes(total, groups);
  },
};

/** The message of the drawing, in sentences made from its data; empty for a kind whose words are all on the page. */
export const graphicSummary = (graphic: Graphic): string => SUMMARIES[graphic.kind]?.(graphic) ?? '';
