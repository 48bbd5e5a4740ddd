import { familyOf } from './property-family.ts';
import { matching, type CanMatch, type PagePart, type Selector } from './page-rules.ts';
import { specificity } from './specificity.ts';

/** Nested rules may set any property, with any specificity. */
const ANY = '*';

type Rule = Extract<PagePart, { kind: 'rule' }>;

/** A value for each object, made at its first use: all kinds of pages ask for the same rules. */
function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const weightOf = once(({ text }: Selector) => specificity(text));

const familiesOf = once((declarations: Rule['declarations']) => [
  ...new Set(declarations.map(({ name }) => (name === undefined ? ANY : familyOf(name)))),
]);

/** The properties of a rule, each with the specificities of its selectors: the order decides between rules that share one. */
function effectsOf({ selectors, declarations }: Rule): Set<string> {
  const families = familiesOf(declarations);
  if (families.includes(ANY)) return new Set([ANY]);
  return new Set(
    selectors.flatMap((selector) => families.map((family) => `${weightOf(selector)} ${family}`)),
  );
}

/**
 * The rules of a root that a page needs behind a stylesheet which has some of them: those that it lacks, and those that
 * come later and may set the same properties of the same elements. All others keep their order, and do not come again.
 *
 * @param canMatch which selectors can match in the page
 * @param other which of them the stylesheet has
 */
export function lackingRules(
  parts: readonly PagePart[],
  canMatch: CanMatch,
  other: CanMatch,
): readonly PagePart[] {
  const moved = new Set<string>();
  const comesAgain = (rule: Rule): boolean => {
    const isLacking = rule.selectors.some((selector) => !other(selector));
    if (!isLacking && moved.size === 0) return false;
    const effects = effectsOf(rule);
    const isMoved =
      isLacking || moved.has(ANY) || effects.has(ANY) || [...effects].some((effect) => moved.has(effect));
    if (isMoved) for (const effect of effects) moved.add(effect);
    return isMoved;
  };
  const again = (inside: readonly PagePart[]): PagePart[] =>
    inside.flatMap((part): PagePart[] => {
      if (part.kind === 'rule') return comesAgain(part) ? [part] : [];
      if (part.kind === 'text') return [];
      const kept = again(part.parts);
      return kept.length > 0 ? [{ ...part, parts: kept }] : [];
    });
  return again(matching(parts, canMatch));
}
