import type { HelpQuestion, HelpText } from 'rotativa/patterns/help/HelpCentre';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { helpPageAt, HELP_TOPICS, subtopicsOf } from '../help/index.ts';
import { FAQ_PATH } from '../info/paths.ts';
import { FAQ_TITLE, frequentQuestions } from './index.ts';

/** Below this a page of questions is not worth its address. */
const FEWEST = 12;

const wordsOf = (words: HelpText): string =>
  typeof words === 'string'
    ? words
    : words.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const answerOf = ({ answer, steps = [] }: HelpQuestion): string =>
  [...answer, ...steps].map(wordsOf).join(' ');

describe.each(BRANDS)('B19 the frequent questions of %s', (key) => {
  const brand = BRAND_CONFIGS[key];
  const groups = frequentQuestions(brand);
  const questions = groups.flatMap((group) => group.questions);

  it('are a page of the help centre', () => {
    expect(helpPageAt(brand, FAQ_PATH)?.title).toBe(FAQ_TITLE);
  });

  it('begin with the brand’s own, and name the topic of each other one', () => {
    const [own, ...others] = groups;
    expect(own?.title).toBe(`Sobre ${brand.name}`);
    expect(own!.questions.length).toBeGreaterThanOrEqual(4);
    for (const { href } of others) expect(helpPageAt(brand, href!)).toBeTruthy();
  });

  it('each has an id, which is unique, and an answer', () => {
    expect(questions.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const one of questions) expect(answerOf(one).length).toBeGreaterThan(40);
  });

  it('those of the help centre are its own answers, all eleven', () => {
    const centre = HELP_TOPICS.flatMap((topic) =>
      subtopicsOf(topic).flatMap((page) => page.questions(brand)),
    );
    const known = new Map(centre.map((one) => [one.id, answerOf(one)]));
    const shared = groups.slice(1).flatMap((group) => group.questions);
    expect(shared).toHaveLength(11);
    for (const one of shared) expect(answerOf(one)).toBe(known.get(one.id));
  });
});

describe('B19 frequent questions', () => {
  it('no brand has another’s own questions', () => {
    const own = BRANDS.flatMap((key) =>
      frequentQuestions(BRAND_CONFIGS[key])[0]!.questions.map(({ id }) => id),
    );
    expect(new Set(own).size).toBe(own.length);
  });
});
