/** Elements whose needs are kept: most of a page are in every page of a site. */
const MOST_ELEMENTS = 4000;

/** The needs of rules: classes and attributes that one element must have, each by a number. */
export class ElementNeeds {
  readonly #numbers = new Map<string, number>();
  /** The numbers of the needs that name a mark first, each with its other marks. */
  readonly #byFirst = new Map<string, { readonly number: number; readonly others: readonly string[] }[]>();
  readonly #met = new Map<string, readonly number[]>();

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
    this.#met.clear();
    return number;
  }

  /** The numbers of the needs that an element with these marks meets. */
  metBy(marks: ReadonlySet<string>): number[] {
    const met: number[] = [];
    for (const mark of marks)
      for (const { number, others } of this.#byFirst.get(mark) ?? [])
        if (others.every((other) => marks.has(other))) met.push(number);
    return met;
  }

  /**
   * The same, kept for pages with an element of the same text.
   *
   * @param marksIn reads the marks of the text
   */
  metByText(text: string, marksIn: () => ReadonlySet<string>): readonly number[] {
    const known = this.#met.get(text);
    if (known) return known;
    if (this.#met.size >= MOST_ELEMENTS) this.#met.clear();
    const met = this.metBy(marksIn());
    this.#met.set(text, met);
    return met;
  }
}
