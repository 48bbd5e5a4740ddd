import { brandPartMode, defaultMode, documentWeight } from './document-weight.ts';
import type { PageFacts } from './page-facts.ts';
import type { Declaration, PagePart } from './page-rules.ts';

/** A declaration of a custom property. */
export interface Setting {
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

/** The declarations of a page's rules. */
export interface PageSettings {
  /** Of each custom property, without the beaten ones. */
  readonly settings: ReadonlyMap<number, readonly Setting[]>;
  /** Those that others replace wherever they match. */
  readonly beaten: ReadonlySet<Declaration>;
  /** Of all other properties. */
  readonly plain: readonly Declaration[];
  /** Custom properties that the rules name, and not only in `var()`. */
  readonly named: ReadonlySet<number>;
}

type Around = Pick<Setting, 'layer' | 'conditions'>;

type Rule = Extract<PagePart, { kind: 'rule' }>;

/** All that the declarations of a rule have in common. */
function placeOf(rule: Rule, around: Around, { brand, partModes }: PageFacts): Omit<Setting, 'declaration'> {
  const selectors = rule.selectors.map(({ text }) => text);
  const weights = selectors.map((text) => documentWeight(text, brand));
  const modes = selectors.map(defaultMode);
  return {
    ...around,
    weight:
      !around.conditions && weights.every((each) => each !== undefined) ? Math.max(...weights) : undefined,
    defaults: modes.every((mode) => mode !== undefined)
      ? partModes?.filter((mode) => modes.includes(mode))
      : undefined,
    parts: selectors.flatMap((text) => brandPartMode(text, brand) ?? []),
  };
}

const isImportant = ({ text }: Declaration): boolean => /!\s*important$/i.test(text);

/** Whether a heavier or later one replaces it on `<html>`, and on each part of the page that it matches. */
function isBeaten(setting: Setting, at: number, all: readonly Setting[]): boolean {
  const { declaration, layer, conditions, defaults } = setting;
  const weight = setting.weight ?? (defaults && 0);
  if (weight === undefined || isImportant(declaration)) return false;
  const inLayer = (test: (other: Setting, otherAt: number) => boolean): boolean =>
    all.some((other, otherAt) => other.layer === layer && test(other, otherAt));
  return (
    inLayer(
      (other, otherAt) =>
        other.weight !== undefined && (other.weight > weight || (other.weight === weight && otherAt > at)),
    ) &&
    (defaults ?? []).every((mode) =>
      inLayer((other) => other.conditions === conditions && other.parts.includes(mode)),
    )
  );
}

/** Reads the rules of a page, in their order. */
export function pageSettings(sheets: readonly (readonly PagePart[])[], facts: PageFacts): PageSettings {
  const all = new Map<number, Setting[]>();
  const plain: Declaration[] = [];
  const named = new Set<number>();
  const collectRule = (rule: Rule, around: Around): void => {
    const place = placeOf(rule, around, facts);
    for (const declaration of rule.declarations) {
      for (const property of declaration.named) named.add(property);
      const { sets } = declaration;
      if (sets === undefined) {
        plain.push(declaration);
        continue;
      }
      const own = all.get(sets);
      if (own) own.push({ ...place, declaration });
      else all.set(sets, [{ ...place, declaration }]);
    }
  };
  const collect = (parts: readonly PagePart[], around: Around): void => {
    for (const part of parts) {
      if (part.kind === 'rule') {
        collectRule(part, around);
        continue;
      }
      for (const property of part.reads) named.add(property);
      if (part.kind === 'text') continue;
      const kind = part.prelude.startsWith('@layer') ? 'layer' : 'conditions';
      collect(part.parts, { ...around, [kind]: around[kind] + part.prelude });
    }
  };
  for (const parts of sheets) collect(parts, { layer: '', conditions: '' });

  const beaten = new Set<Declaration>();
  const settings = new Map<number, readonly Setting[]>();
  for (const [property, own] of all) {
    for (const [at, setting] of own.entries())
      if (isBeaten(setting, at, own)) beaten.add(setting.declaration);
    settings.set(
      property,
      own.filter(({ declaration }) => !beaten.has(declaration)),
    );
  }
  return { settings, beaten, plain, named };
}
