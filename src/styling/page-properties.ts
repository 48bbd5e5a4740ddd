import { joinTokens, type CssValue, type Reference } from './css-value.ts';
import { brandPartMode, defaultMode, documentWeight } from './document-weight.ts';
import type { Declaration, PagePart } from './page-rules.ts';

/** A page as its server wrote it. */
export interface PageFacts {
  /** Numbers of the custom properties that its HTML names. */
  readonly properties: readonly number[];
  /** `data-brand` of its `<html>`. */
  readonly brand: string | undefined;
  /** The colour modes of its elements but `<html>`. Undefined if these are not known, or one of them has a brand. */
  readonly partModes: readonly string[] | undefined;
  /**
   * Whether this CSS is read alone until a stylesheet replaces it. Custom properties then have short names, and go where they
   * are read, except for the named ones above, which the stylesheet reads too.
   */
  readonly isReplaced?: boolean | undefined;
}

/** A declaration of a custom property. */
interface Setting {
  readonly declaration: Declaration;
  /** The layers around it. */
  readonly layer: string;
  /** The conditions around it. */
  readonly conditions: string;
  /** The specificity of its selectors if they always match `<html>`, and nothing else. */
  readonly weight: number | undefined;
  /** If its selectors set defaults: the modes of the page's parts that they match beside `<html>`, without specificity. */
  readonly defaults: readonly string[] | undefined;
  /** The modes of parts that always match one of its selectors, which have specificity. */
  readonly parts: readonly string[];
}

/** Pieces set these on their elements, some by a script. */
const isPrivate = (name: string): boolean => name.startsWith('--_');

const isImportant = ({ text }: Declaration): boolean => /!\s*important$/i.test(text);

/** Values that are no text in place of `var()`. */
const NO_TEXT = /^(?:initial|inherit|unset|revert|revert-layer)?$|!\s*important$/i;

/**
 * The custom properties of a page whose scripts neither set nor read one. One with a single value in the whole page is
 * written where it is read, if that is shorter. One without a value makes place for its fallback. Those that the page's
 * rules read stay, with the declaration that counts: the sheet of a piece may be loaded before the brand's.
 */
export class PageProperties {
  readonly #settings = new Map<number, Setting[]>();
  /** Named by the HTML, or by more than `var()`. */
  readonly #open: Set<number>;
  /** Those that others replace wherever they match. */
  readonly #beaten = new Set<Declaration>();
  readonly #winners = new Map<number, Declaration | undefined>();
  readonly #texts = new Map<number, string | undefined>();
  readonly #read = new Set<number>();
  readonly #isReplaced: boolean;

  constructor(sheets: readonly (readonly PagePart[])[], facts: PageFacts) {
    this.#open = new Set(facts.properties);
    this.#isReplaced = facts.isReplaced ?? false;
    const plain: Declaration[] = [];
    for (const parts of sheets) this.#collect(parts, facts, { layer: '', conditions: '' }, plain);
    for (const [property, settings] of this.#settings) this.#settings.set(property, this.#unbeaten(settings));
    for (const property of this.#open) this.#note(property);
    for (const { value } of plain) this.#noteAll(value);
  }

  /** A declaration as the page needs it; undefined for one that it does not need. */
  textOf(declaration: Declaration): string | undefined {
    const { name, sets, value } = declaration;
    if (sets !== undefined) {
      if (!this.#read.has(sets)) return undefined;
      if (this.#beaten.has(declaration)) return undefined;
    }
    if (name === undefined) return declaration.text;
    return `${sets === undefined ? name : this.#nameOf(sets, name)}:${this.#write(value)}`;
  }

  #collect(
    parts: readonly PagePart[],
    facts: PageFacts,
    around: Pick<Setting, 'layer' | 'conditions'>,
    plain: Declaration[],
  ): void {
    for (const part of parts) {
      if (part.kind !== 'rule') {
        for (const property of part.reads) this.#open.add(property);
        if (part.kind === 'group') {
          const kind = part.prelude.startsWith('@layer') ? 'layer' : 'conditions';
          this.#collect(part.parts, facts, { ...around, [kind]: around[kind] + part.prelude }, plain);
        }
        continue;
      }
      const selectors = part.selectors.map(({ text }) => text);
      const weights = selectors.map((text) => documentWeight(text, facts.brand));
      const weight =
        !around.conditions && weights.every((each) => each !== undefined) ? Math.max(...weights) : undefined;
      const modes = facts.partModes && selectors.map(defaultMode);
      const defaults = modes?.every((mode) => mode !== undefined)
        ? facts.partModes!.filter((mode) => modes.includes(mode))
        : undefined;
      const parts = selectors.flatMap((text) => brandPartMode(text, facts.brand) ?? []);
      for (const declaration of part.declarations) {
        for (const property of declaration.named) this.#open.add(property);
        if (declaration.sets === undefined) plain.push(declaration);
        else {
          const setting = { ...around, declaration, weight, defaults, parts };
          const others = this.#settings.get(declaration.sets);
          if (others) others.push(setting);
          else this.#settings.set(declaration.sets, [setting]);
        }
      }
    }
  }

  /** Without those that a heavier or later one replaces on `<html>`, and on each part of the page that they match. */
  #unbeaten(settings: readonly Setting[]): Setting[] {
    return settings.filter((setting, at) => {
      const { declaration, layer, conditions, defaults } = setting;
      const weight = setting.weight ?? (defaults && 0);
      if (weight === undefined || isImportant(declaration)) return true;
      const isBeaten =
        settings.some(
          (other, otherAt) =>
            other.layer === layer &&
            other.weight !== undefined &&
            (other.weight > weight || (other.weight === weight && otherAt > at)),
        ) &&
        (defaults ?? []).every((mode) =>
          settings.some(
            (other) => other.layer === layer && other.conditions === conditions && other.parts.includes(mode),
          ),
        );
      if (isBeaten) this.#beaten.add(declaration);
      return !isBeaten;
    });
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
    const [first, ...others] = this.#settings.get(property) ?? [];
    if (!first || first.weight === undefined || this.#open.has(property)) return undefined;
    if (others.length > 0) return undefined;
    const { name = '', text, value } = first.declaration;
    const isText = !isPrivate(name) && !NO_TEXT.test(text.slice(name.length + 1).trim());
    return isText && this.#isSettled(value) ? first.declaration : undefined;
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

  /** Its number is a name that is as short as it can be, and the same in all pages. */
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

  /** The value that is written in place of a reading, if nothing else needs the declaration. */
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
