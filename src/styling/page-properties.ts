import { joinTokens, type CssValue, type Reference } from './css-value.ts';
import type { PageFacts } from './page-facts.ts';
import { pageSettings, type PageSettings } from './page-settings.ts';
import type { Declaration, PagePart } from './page-rules.ts';

/** Pieces set these on their elements, some by a script. */
const isPrivate = (name: string): boolean => name.startsWith('--_');

/** Values that are no text in place of `var()`. */
const NO_TEXT = /^(?:initial|inherit|unset|revert|revert-layer)?$|!\s*important$/i;

/**
 * The custom properties of a page whose scripts neither set nor read one. One with a single value in the whole page is
 * written where it is read, if that is shorter. One without a value makes place for its fallback. The declarations of those
 * that the rules read stay, for sheets of pieces that come later, unless a stylesheet replaces all.
 */
export class PageProperties {
  readonly #settings: PageSettings['settings'];
  readonly #beaten: PageSettings['beaten'];
  /** Named by the HTML, or by more than `var()`. */
  readonly #open: ReadonlySet<number>;
  readonly #isReplaced: boolean;
  readonly #winners = new Map<number, Declaration | undefined>();
  readonly #texts = new Map<number, string | undefined>();
  readonly #read = new Set<number>();

  constructor(sheets: readonly (readonly PagePart[])[], facts: PageFacts) {
    const { settings, beaten, plain, named } = pageSettings(sheets, facts);
    this.#settings = settings;
    this.#beaten = beaten;
    this.#open = new Set([...facts.properties, ...(facts.readBySheet ?? []), ...named]);
    this.#isReplaced = facts.readBySheet !== undefined;
    for (const property of this.#open) this.#note(property);
    for (const { value } of plain) this.#noteAll(value);
  }

  /** A declaration as the page needs it; undefined for one that it does not need. */
  textOf(declaration: Declaration): string | undefined {
    const { name, sets, value, text } = declaration;
    if (name === undefined) return text;
    if (sets === undefined) return `${name}:${this.#write(value)}`;
    if (!this.#read.has(sets) || this.#beaten.has(declaration)) return undefined;
    return `${this.#nameOf(sets, name)}:${this.#write(value)}`;
  }

  /** The declaration of a property that has one value in the whole page: `<html>` sets it, and all others inherit it. */
  #winner(property: number): Declaration | undefined {
    if (!this.#winners.has(property)) {
      // One that reads itself has no value.
      this.#winners.set(property, undefined);
      this.#winners.set(property, this.#findWinner(property));
    }
    return this.#winners.get(property);
  }

  #findWinner(property: number): Declaration | undefined {
    const [only, ...others] = this.#settings.get(property) ?? [];
    if (only?.weight === undefined || others.length > 0 || this.#open.has(property)) return undefined;
    const { name = '', text, value } = only.declaration;
    const isText = !isPrivate(name) && !NO_TEXT.test(text.slice(name.length + 1).trim());
    return isText && this.#isSettled(value) ? only.declaration : undefined;
  }

  #isSettled(value: CssValue): boolean {
    return value.every((part) => {
      if (typeof part === 'string' || this.#winner(part.property)) return true;
      const instead = this.#fallback(part);
      return instead !== undefined && this.#isSettled(instead);
    });
  }

  /** The fallback of a property that nothing sets. */
  #fallback({ name, property, fallback }: Reference): CssValue | undefined {
    const isSet = this.#settings.has(property) || this.#open.has(property) || isPrivate(name);
    return isSet || fallback?.length === 0 ? undefined : fallback;
  }

  /** The number of a property is the shortest name, and the same in all pages. */
  #nameOf(property: number, name: string): string {
    const isKept = !this.#isReplaced || this.#open.has(property) || isPrivate(name);
    return isKept ? name : `--${property.toString(36)}`;
  }

  /** The one value of a property, if it is not longer than its reading. */
  #short(property: number): string | undefined {
    if (!this.#texts.has(property)) {
      const winner = this.#winner(property);
      const text = winner && this.#write(winner.value);
      const isShort =
        text !== undefined && text.length <= `var(${this.#nameOf(property, winner!.name!)})`.length;
      this.#texts.set(property, isShort ? text : undefined);
    }
    return this.#texts.get(property);
  }

  /** The value that is written in place of a reading, where nothing else reads the property. */
  #written({ property }: Reference): CssValue | undefined {
    if (!this.#isReplaced || this.#short(property) === undefined) return undefined;
    return this.#winner(property)!.value;
  }

  #write(value: CssValue): string {
    return value
      .map((part) => (typeof part === 'string' ? part : this.#writeReference(part)))
      .reduce(joinTokens, '');
  }

  #writeReference(reference: Reference): string {
    const { name, property, fallback } = reference;
    const instead = this.#fallback(reference);
    if (instead) return this.#write(instead);
    const short = this.#short(property);
    if (short !== undefined) return short;
    // One with a value needs no fallback.
    const isSet = !fallback || this.#winner(property);
    const read = this.#nameOf(property, name);
    return isSet ? `var(${read})` : `var(${read},${this.#write(fallback)})`;
  }

  /** Notes a property that the page's CSS still reads. */
  #note(property: number): void {
    if (this.#read.has(property)) return;
    this.#read.add(property);
    const winner = this.#winner(property);
    const settings = winner ? [{ declaration: winner }] : (this.#settings.get(property) ?? []);
    for (const { declaration } of settings) this.#noteAll(declaration.value);
  }

  #noteAll(value: CssValue): void {
    for (const part of value) {
      if (typeof part === 'string') continue;
      const instead = this.#fallback(part) ?? this.#written(part);
      if (instead) this.#noteAll(instead);
      else {
        this.#note(part.property);
        if (part.fallback && !this.#winner(part.property)) this.#noteAll(part.fallback);
      }
    }
  }
}
