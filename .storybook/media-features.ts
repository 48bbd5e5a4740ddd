import {
  forcedDeclarations,
  forcedSheet,
  PALETTES,
  SHEET_ID,
  WRITTEN_ID,
  type Palette,
} from './forced-colours.ts';

/**
 * Settings of readers that a page cannot emulate: the media queries of its style sheets are rewritten, and what browsers
 * do to colours is written into the rules. "system" leaves the page to the browser.
 */
export const MOTIONS = ['system', 'reduce', 'no-preference'] as const;
export const FORCED_COLOURS = ['system', ...(Object.keys(PALETTES) as Palette[])] as const;

export interface MediaFeatures {
  motion: (typeof MOTIONS)[number];
  forcedColours: (typeof FORCED_COLOURS)[number];
}

const AS_THE_SYSTEM: MediaFeatures = { motion: 'system', forcedColours: 'system' };

/** Conditions that are always and never met. */
const ALWAYS = '(width >= 0px)';
const NEVER = '(width < 0px)';

const MOTION = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const COLOURS = /\(\s*forced-colors\s*(?::\s*(active|none)\s*)?\)/g;

/** A media query as it is answered with these settings. A feature without a value asks whether it is on. */
export function queryWith(query: string, { motion, forcedColours }: MediaFeatures): string {
  const moved =
    motion === 'system'
      ? query
      : query.replace(MOTION, (_, requested = 'reduce') => (requested === motion ? ALWAYS : NEVER));
  return forcedColours === 'system'
    ? moved
    : moved.replace(COLOURS, (_, requested = 'active') => (requested === 'active' ? ALWAYS : NEVER));
}

let current = AS_THE_SYSTEM;

/** The conditions of media rules before they were rewritten. */
const requested = new WeakMap<CSSMediaRule, string>();
/** Rules of forced colours, each behind the one that it changes. The text of a rule is not its source: it cannot be restored. */
const added = new WeakSet<CSSRule>();

type Group = CSSStyleSheet | CSSGroupingRule | CSSStyleRule;
const isGroup = (rule: CSSRule): rule is CSSGroupingRule | CSSStyleRule =>
  'cssRules' in rule && 'insertRule' in rule;

/** Rewrites the rules of a sheet or of a group, from the last: rules are added behind and removed. */
function rewriteRules(group: Group): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index]!;
    if (added.has(rule)) {
      group.deleteRule(index);
      continue;
    }
    if (rule instanceof CSSMediaRule) rewriteQuery(rule);
    if (isGroup(rule)) rewriteRules(rule);
    if (rule instanceof CSSStyleRule) addForced(group, rule, index + 1);
  }
}

function rewriteQuery(rule: CSSMediaRule): void {
  const original = requested.get(rule) ?? rule.media.mediaText;
  const wanted = queryWith(original, current);
  if (wanted === rule.media.mediaText) return;
  requested.set(rule, original);
  rule.media.mediaText = wanted;
}

function addForced(group: Group, { selectorText, style }: CSSStyleRule, index: number): void {
  if (current.forcedColours === 'system') return;
  const declarations = forcedDeclarations(style, PALETTES[current.forcedColours]);
  if (declarations.length === 0) return;
  group.insertRule(`${selectorText} { ${declarations.join('; ')} }`, index);
  added.add(group.cssRules[index]!);
}

/** The settings that each sheet was rewritten for. A rule may have been added since. */
const done = new WeakMap<CSSStyleSheet, { features: MediaFeatures; rules: number }>();

/** @returns whether the rules of a sheet can be read. Those of another origin cannot. */
function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
}

function rewriteSheet(sheet: CSSStyleSheet): void {
  const last = done.get(sheet);
  const isAsWritten = !last && current === AS_THE_SYSTEM;
  const isForced = [SHEET_ID, WRITTEN_ID].includes((sheet.ownerNode as Element | null)?.id ?? '');
  if (isAsWritten || isForced || !isReadable(sheet)) return;
  if (last?.features === current && last.rules === sheet.cssRules.length) return;
  rewriteRules(sheet);
  done.set(sheet, { features: current, rules: sheet.cssRules.length });
}

const rewriteSheets = (): void => [...document.styleSheets].forEach(rewriteSheet);

/** The rules of the browser's own sheet, in the first of the page, so that every other one wins. */
function setForcedSheet(): void {
  document.getElementById(SHEET_ID)?.remove();
  if (current.forcedColours === 'system') return;
  const sheet = document.createElement('style');
  sheet.id = SHEET_ID;
  sheet.textContent = forcedSheet(PALETTES[current.forcedColours]);
  document.head.prepend(sheet);
}

/** Colours that are written on an element win over every rule but an important one for the same attribute. */
function setWrittenColours(): void {
  const { forcedColours } = current;
  if (forcedColours === 'system') return;
  const rules = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement>('[style]')) {
    const text = element.getAttribute('style')!;
    if (rules.has(text)) continue;
    const declarations = forcedDeclarations(element.style, PALETTES[forcedColours]);
    rules.set(text, declarations.map((one) => `${one.replace(/ !important$/, '')} !important`).join('; '));
  }
  const sheet = document.getElementById(WRITTEN_ID) ?? document.createElement('style');
  const text = [...rules]
    .filter(([, declarations]) => declarations !== '')
    .map(([style, declarations]) => `[style=${CSS.escape(style)}] { ${declarations} }`)
    .join('\n');
  sheet.id = WRITTEN_ID;
  if (sheet.textContent !== text) sheet.textContent = text;
  if (!sheet.isConnected) document.head.append(sheet);
}

const elements = new MutationObserver(setWrittenColours);

function watchElements(): void {
  elements.disconnect();
  document.getElementById(WRITTEN_ID)?.remove();
  if (current.forcedColours === 'system') return;
  setWrittenColours();
  elements.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['style'] });
}

/** Lists of scripts that wait for a change. */
const listening = new Set<FeatureList>();
const nativeMatchMedia = window.matchMedia.bind(window);

/** The answer to a query with the settings of the toolbar: it changes with them, and with the browser. */
class FeatureList extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange: MediaQueryList['onchange'] = null;
  #native: MediaQueryList;
  #last: boolean;

  constructor(query: string) {
    super();
    this.media = nativeMatchMedia(query).media;
    this.#native = nativeMatchMedia(queryWith(query, current));
    this.#last = this.#native.matches;
  }

  get matches(): boolean {
    return nativeMatchMedia(queryWith(this.media, current)).matches;
  }

  /** After a change of the settings or of the browser. */
  readonly update = (): void => {
    this.#native.removeEventListener('change', this.update);
    this.#native = nativeMatchMedia(queryWith(this.media, current));
    this.#native.addEventListener('change', this.update);
    const { matches, media } = this;
    if (matches === this.#last) return;
    this.#last = matches;
    const event = new MediaQueryListEvent('change', { matches, media });
    this.onchange?.call(this, event);
    this.dispatchEvent(event);
  };

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    listening.add(this);
    this.update();
    super.addEventListener(...args);
  }

  addListener(listener: MediaQueryList['onchange']): void {
    this.addEventListener('change', listener as EventListener | null);
  }

  removeListener(listener: MediaQueryList['onchange']): void {
    this.removeEventListener('change', listener as EventListener | null);
  }
}

/** From now on `matchMedia` answers as the toolbar says. */
export function answerMediaQueries(): void {
  const mentions = (query: string): boolean => query.search(MOTION) >= 0 || query.search(COLOURS) >= 0;
  window.matchMedia = (query) => (mentions(query) ? new FeatureList(query) : nativeMatchMedia(query));
}

/** The page as readers with these settings see it. */
export function setMediaFeatures({ motion, forcedColours }: MediaFeatures): void {
  if (motion !== current.motion || forcedColours !== current.forcedColours) {
    const isSystem = motion === 'system' && forcedColours === 'system';
    current = isSystem ? AS_THE_SYSTEM : { motion, forcedColours };
    setForcedSheet();
    watchElements();
    // Sheets also come with the code of a story. Both kinds of them, links and texts, load.
    if (isSystem) document.removeEventListener('load', rewriteSheets, true);
    else document.addEventListener('load', rewriteSheets, true);
  }
  rewriteSheets();
  for (const list of listening) list.update();
}
