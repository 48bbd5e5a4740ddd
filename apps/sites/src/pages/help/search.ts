import { fold } from 'rotativa/domain';
import type { HelpGroup, HelpQuestion, HelpText } from 'rotativa/patterns/help/HelpCentre';
import type { BrandConfig } from 'rotativa/themes';
import { helpHref } from './addresses.ts';
import { HELP_TOPICS, subtopicsOf } from './topics.ts';

/** Questions in the results of a search. */
const MOST_RESULTS = 12;
/** Longer searches are cut. */
const LONGEST = 200;
/** A word without its plural ending must be long enough to mean something. */
const SHORTEST = 3;

/** Words that every question has. */
const COMMON = new Set(
  'a al como con cual cuando de del donde el en es la las lo los mi mis para por que se si su un una y'.split(
    ' ',
  ),
);

const stem = (word: string): string => {
  const single = word.replace(/(?:es|s)$/, '');
  return single.length >= SHORTEST ? single : word;
};

/** The words of a search that say something, without plurals. */
export function searchedWords(requested: string): string[] {
  const words = fold(requested.slice(0, LONGEST)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !COMMON.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

const textOf = (words: HelpText): string =>
  typeof words === 'string'
    ? words
    : words.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const bodyOf = ({ answer, steps = [] }: HelpQuestion): string => [...answer, ...steps].map(textOf).join(' ');

interface Hit extends Pick<HelpGroup, 'title' | 'href'> {
  question: HelpQuestion;
  score: number;
}

/** The questions with all words of a search: those with the words in the question first. @see B14 */
export function searchHelp(brand: BrandConfig, requested: string): HelpGroup[] {
  const words = searchedWords(requested);
  if (words.length === 0) return [];
  const hits = HELP_TOPICS.flatMap((topic) =>
    subtopicsOf(topic).flatMap((page) =>
      page.questions(brand).flatMap((question): Hit[] => {
        const heading = fold(question.question);
        const all = fold(`${topic.title} ${page.title} ${question.question} ${bodyOf(question)}`);
        if (!words.every((word) => all.includes(word))) return [];
        const score = words.filter((word) => heading.includes(word)).length;
        return [{ title: page.title, href: helpHref(brand, topic, page), question, score }];
      }),
    ),
  );
  const best = hits.sort((a, b) => b.score - a.score).slice(0, MOST_RESULTS);
  const groups = new Map<string, HelpGroup & { questions: HelpQuestion[] }>();
  for (const { title, href = '', question } of best) {
    const group = groups.get(href) ?? { title, href, questions: [] };
    group.questions.push(question);
    groups.set(href, group);
  }
  return [...groups.values()];
}
