import { isObject } from '../content/json.ts';

/** Deeper nesting than any document has. Documents with deeper nesting are rejected. */
const MAX_DEPTH = 200;
/** Maximum length of a reported path in a deeply nested document. */
const TOLD_STEPS = 3;

/** With the `u` flag, a surrogate in a pattern matches only a lone surrogate. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** A document is nested too deeply, with the path where that begins. */
export class NestingError extends RangeError {
  readonly path: string;

  constructor(steps: readonly (string | number)[]) {
    super(`nested deeper than ${MAX_DEPTH} levels`);
    this.name = 'NestingError';
    const told = steps
      .slice(0, TOLD_STEPS)
      .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
    this.path = `${told.join('').replace(/^\./, '')}…`;
  }
}

interface Place {
  readonly step: string | number;
  readonly before: Place | undefined;
}

function stepsTo(place: Place | undefined): (string | number)[] {
  const steps: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.before) steps.unshift(at.step);
  return steps;
}

/**
 * The value without NUL characters and lone surrogates, which Postgres cannot store.
 * @throws NestingError if it is nested too deeply
 */
export function storable(value: unknown, depth = 0, place?: Place): unknown {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '');
  if (depth > MAX_DEPTH) throw new NestingError(stepsTo(place));
  const inner = (one: unknown, step: string | number): unknown =>
    typeof one === 'object' && one !== null
      ? storable(one, depth + 1, { step, before: place })
      : storable(one, depth);
  if (Array.isArray(value)) return value.map(inner);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__proto__')
      .map(([key, one]) => [key.replace(UNSTORABLE, ''), inner(one, key)]),
  );
}
