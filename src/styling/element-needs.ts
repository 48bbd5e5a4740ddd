/** The needs of rules: classes and attributes that one element must have, each by a number. */
export class ElementNeeds {
  readonly #numbers = new Map<string, number>();
  /** The numbers of the needs that name a mark first, each with its other marks. */
  readonly #byFirst = new Map<string, { readonly number: number; readonly others: readonly string[] }[]>();
  /** By the marks of an element: those of elements that pages share are one set. */
  #met = new WeakMap<ReadonlySet<string>, readonly number[]>();

  get size(): number {
    return this.#numbers.size;
  }

  /** @param marks that one element must have, as of `Need` */
  numberOf(marks: Iterable<string>): number {
    // Classes come first, which fewer elements share than attributes.
    const [first = '', ...others] = [...marks].sort();
    const key = [first, ...others].join('');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.size;
    this.#numbers.set(key, number);
    this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { number, others }]);
    this.#met = new WeakMap();
    return number;
  }

  /** The numbers of the needs that an element with these marks meets. */
  metBy(marks: ReadonlySet<string>): readonly number[] {
    const known = this.#met.get(marks);
    if (known) return known;
    const met: number[] = [];
    for (const mark of marks)
      for (const { number, others } of this.#byFirst.get(mark) ?? [])
        if (others.every((other) => marks.has(other))) met.push(number);
    this.#met.set(marks, met);
    return met;
  }
}
