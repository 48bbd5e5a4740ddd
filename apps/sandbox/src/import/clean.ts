import { isObject } from '../content/json.ts';

/** Deeper nesting than any document has; a document that goes deeper is refused. */
const MAX_DEPTH = 200;
/** So much of a place in an endless document is told. */
const TOLD_STEPS = 3;

/** In a pattern that reads whole characters, a surrogate is one that has lost its other half. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** What was found too deep in a document, and where that begins. */
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
 * The value as Postgres can store it: without NUL characters and halves of surrogate pairs.
 * @throws NestingError when it is nested too deeply
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
