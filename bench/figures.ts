import type { SubjectName } from './subjects.ts';

/** One figure of all subjects. */
export interface Figure {
  values: ReadonlyMap<SubjectName, number>;
  /** Ratios to plain React, if they were measured as such. Otherwise they are computed from the values. */
  ratios?: ReadonlyMap<SubjectName, number>;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
};

/** The measured figures, by name. */
export class Figures {
  readonly #values = new Map<string, Map<SubjectName, number>>();
  readonly #ratios = new Map<string, Map<SubjectName, number[]>>();

  #keep(figure: string, name: SubjectName, value: number, best: (...both: number[]) => number): void {
    const row = this.#values.get(figure) ?? new Map<SubjectName, number>();
    row.set(name, best(value, row.get(name) ?? value));
    this.#values.set(figure, row);
  }

  /** Keeps the minimum. */
  least(figure: string, name: SubjectName, value: number): void {
    this.#keep(figure, name, value, Math.min);
  }

  /** Keeps the maximum, for counts that do not vary with load: rules, commits. */
  most(figure: string, name: SubjectName, value: number): void {
    this.#keep(figure, name, value, Math.max);
  }

  /**
   * Adds one round, in which every subject was measured once. Each sample is compared with plain's of the same round,
   * because a shared machine is slower for seconds at a time, and then for all of them.
   */
  compare(figure: string, samples: ReadonlyMap<SubjectName, number>): void {
    const row = this.#ratios.get(figure) ?? new Map<SubjectName, number[]>();
    for (const [name, value] of samples) {
      this.least(figure, name, value);
      const ratios = row.get(name) ?? [];
      ratios.push(value / samples.get('plain')!);
      row.set(name, ratios);
    }
    this.#ratios.set(figure, row);
  }

  /** The figure, or undefined if it was not measured. Ratios are medians of the rounds. */
  of(figure: string): Figure | undefined {
    const values = this.#values.get(figure);
    const ratios = this.#ratios.get(figure);
    return (
      values && {
        values,
        ...(ratios && { ratios: new Map([...ratios].map(([name, all]) => [name, median(all)])) }),
      }
    );
  }
}
