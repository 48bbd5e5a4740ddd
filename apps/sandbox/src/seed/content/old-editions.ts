import { DAY_MS } from 'rotativa/domain';
import { z } from 'zod';
import type { OldEdition } from '../types.ts';
import { fill } from './archive/compose.ts';
import { COUNTRY, VALLEY, type Place } from './archive/places.ts';
import { readData } from './files/fields.ts';
import { text } from './files/values.ts';

/** The words of a cover. Slots in braces are those of the archive (`archive/theme.ts`), and `{año}` is the year. */
const CoverWords = z.strictObject({ title: text, deck: text, lines: z.tuple([text, text]) });

type CoverWords = z.output<typeof CoverWords>;

const Covers = z.strictObject({
  /** A year has some of them, and the next year continues from there, at other places. */
  covers: z.array(CoverWords).min(1),
  /** The last cover of each year, if that is always the same. */
  last: CoverWords.exactOptional(),
});

const COVERS = readData(
  'earlier-editions.yaml',
  z.strictObject({ weekly: Covers, daily: Covers, rural: Covers }),
);

interface Series {
  readonly brand: keyof typeof COVERS;
  readonly years: readonly [first: number, last: number];
  /** Number of editions of a year. */
  readonly perYear: number;
  readonly places: readonly Place[];
  /** The number of an edition of that year, by its place in the year. */
  readonly number: (day: Date, year: number, turn: number) => number;
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2025;

const RURAL_PER_YEAR = 3;

/** A number that counts back from the oldest edition with a drawn cover. */
const countedBack =
  (newest: number, day: string, days: number) =>
  (then: Date): number =>
    newest - Math.floor((Date.parse(day) - then.getTime()) / (days * DAY_MS));

const SERIES: readonly Series[] = [
  {
    brand: 'weekly',
    years: [FIRST_YEAR, LAST_YEAR],
    perYear: 20,
    places: COUNTRY,
    number: countedBack(2281, '2026-10-13', 7),
  },
  {
    brand: 'daily',
    years: [FIRST_YEAR, LAST_YEAR],
    perYear: 6,
    places: VALLEY,
    number: countedBack(27407, '2026-11-18', 1),
  },
  {
    brand: 'rural',
    // Later years have drawn covers.
    years: [FIRST_YEAR, 2019],
    perYear: RURAL_PER_YEAR,
    places: COUNTRY,
    number: (_day, year, turn) => 4 + (year - FIRST_YEAR) * RURAL_PER_YEAR + turn,
  },
];

/** The days of a year's editions: as far apart as there are covers, from the second week on. */
const dayOf = (year: number, turn: number, turns: number): Date =>
  new Date(Date.UTC(year, 0, 11 + Math.floor((turn * 350) / turns), 12));

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function editionsOf({ brand, years: [first, last], perYear, places, number }: Series): OldEdition[] {
  const { covers, last: closing } = COVERS[brand];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return years.flatMap((year) =>
    Array.from({ length: perYear }, (_, turn): OldEdition => {
      const day = dayOf(year, turn, perYear);
      const at = (year - first) * perYear + turn;
      const place = places[(turn * 5 + year) % places.length]!;
      const { title, deck, lines } =
        (turn === perYear - 1 ? closing : undefined) ?? covers[at % covers.length]!;
      const filled = (words: string): string => fill(words.replace('{año}', String(year)), place, at);
      return {
        brand,
        number: number(day, year, turn),
        day: day.toISOString().slice(0, 10),
        title: capital(filled(title)),
        deck: capital(filled(deck)),
        lines: [filled(lines[0]), filled(lines[1])],
      };
    }),
  );
}

/** The editions of earlier years, which have a typographic cover: from 2000 to last year. */
export const OLD_EDITIONS: readonly OldEdition[] = SERIES.flatMap(editionsOf);
