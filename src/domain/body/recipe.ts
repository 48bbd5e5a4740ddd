import { defined } from '../defined.ts';
import { plainText } from '../html/plain-text.ts';
import type { BodyBlock, ListBlock, RecipeBlock } from './block.ts';

const INGREDIENTS = /^ingredientes\b(?:\s+para)?\s*:?\s*(.*)$/i;
const STEPS = /^(?:preparaci[oó]n|instrucciones|paso a paso)\b/i;
const HOURS = /(\d+)\s*(?:h|horas?)\b/i;
const MINUTES = /(\d+)\s*(?:min|minutos?)\b/i;

const heading = (block: BodyBlock | undefined): string =>
  block?.type === 'header' ? plainText(block.html).trim() : '';

/** The items of a list as sanitised HTML; undefined if one has more than words. */
function wordsOf(block: BodyBlock | undefined): string[] | undefined {
  if (block?.type !== 'list') return undefined;
  const items = block.items.map(({ blocks }: ListBlock['items'][number]) =>
    blocks.map((one) => (one.type === 'text' ? one.html : undefined)),
  );
  const plain = items.every((parts) => parts.every((part) => part !== undefined));
  return plain && items.length > 0 ? items.map((parts) => parts.join(' ')) : undefined;
}

/** 'Preparación en 1 hora y 20 minutos' as 80; undefined if it names no time. */
function minutesIn(text: string): number | undefined {
  const total = Number(HOURS.exec(text)?.[1] ?? 0) * 60 + Number(MINUTES.exec(text)?.[1] ?? 0);
  return total || undefined;
}

/**
 * The body of a recipe with one block in place of its headings and lists: 'Ingredientes para 6 porciones' and
 * 'Preparación en 95 minutos', each with its list. A body that is written in another way does not change.
 * @see N2
 */
export function withRecipe(blocks: readonly BodyBlock[]): BodyBlock[] {
  const at = blocks.findIndex((block) => INGREDIENTS.test(heading(block)));
  const [first, list, second, ordered] = blocks.slice(at, at + 4);
  const ingredients = wordsOf(list);
  const steps = STEPS.test(heading(second)) ? wordsOf(ordered) : undefined;
  if (at < 0 || !first || !ingredients || !steps) return [...blocks];
  const recipe: RecipeBlock = defined({
    type: 'recipe' as const,
    id: first.id,
    yields: INGREDIENTS.exec(heading(first))?.[1] || undefined,
    minutes: minutesIn(heading(second)),
    ingredients,
    steps,
  });
  return [...blocks.slice(0, at), recipe, ...blocks.slice(at + 4)];
}
