import { FAMILIES, type FamilyKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { DAY_MINUTES } from './archive/theme.ts';
import type { SeedStory } from '../types.ts';
import { STORIES, UNPUBLISHED } from './index.ts';

const WEEK = 7 * DAY_MINUTES;

/** Stories that readers see first in a list. */
const FIRST = 12;

/** Days between neighbours among the first of a list, at most: each brand has the rhythm of its publication. */
const MOST_DAYS_APART: Record<FamilyKey, number> = {
  daily: 7,
  weekly: 30,
  women: 21,
  men: 21,
  forums: 31,
  rural: 21,
};

/** The ages of a brand's stories, in minutes: of all, and of each section. */
function listsOf(brand: FamilyKey): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  for (const { sections, ago } of STORIES.filter((story) => story.brand === brand).sort(
    (a, b) => a.ago - b.ago,
  ))
    for (const list of ['the brand', ...sections]) lists.set(list, [...(lists.get(list) ?? []), ago]);
  return lists;
}

it('every section of the daily has a story of this week, whenever the seed begins', () => {
  const lists = listsOf('daily');
  expect(lists.size).toBeGreaterThan(30);
  expect([...lists].flatMap(([section, [newest]]) => (newest! > WEEK ? [section] : []))).toEqual([]);
});

describe.each(FAMILIES)('the lists of %s', (brand) => {
  it(`have no two neighbours more than ${MOST_DAYS_APART[brand]} days apart among their first ${FIRST}`, () => {
    const holes = [...listsOf(brand)].flatMap(([section, ages]) =>
      ages.slice(1, FIRST).flatMap((age, at) => {
        const days = (age - ages[at]!) / DAY_MINUTES;
        return days > MOST_DAYS_APART[brand]
          ? [`${section}: ${Math.round(days)} days after no. ${at + 1}`]
          : [];
      }),
    );
    expect(holes).toEqual([]);
  });
});

/** Heads that name a month of every year, not the present one. */
const OF_EVERY_YEAR = [
  'El país que se firma en diciembre',
  'Las acequias de Duitama se limpian en enero con almuerzo y lista de asistencia',
  'Las rosas de febrero se deciden en noviembre: la apuesta de la Sabana',
  'El nadador que cruza el lago Calima cada enero con una carta en el gorro',
];
const MONTH =
  /(?<!\p{L})(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/iu;

/** The words above a story and above each of its graphics, which are read as of now. */
const headsOf = ({ headline, kicker, body }: SeedStory): string[] =>
  [
    headline,
    kicker,
    ...body.flatMap((element) =>
      typeof element === 'object' && 'table' in element && element.graphic
        ? [element.graphic.title, element.graphic.standfirst]
        : [],
    ),
  ].filter((text) => text !== undefined);

it('no head names the month in which it was written, since the seed begins on any day', () => {
  const heads = [...STORIES, ...UNPUBLISHED].flatMap(headsOf);
  expect(heads.filter((head) => MONTH.test(head) && !OF_EVERY_YEAR.includes(head))).toEqual([]);
});
