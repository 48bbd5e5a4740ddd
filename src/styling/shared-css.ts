import type { CriticalStyles, CriticalStylesExtras } from './critical-css.ts';
import { indexStyles, indexTheme, inLayers, type IndexedRoot } from './indexed-styles.ts';
import { firstView } from './first-view.ts';
import { keptTexts } from './kept-texts.ts';
import { noteOwnStyles } from './missing-styles.ts';
import { withReadKeyframes } from './keyframes.ts';
import { factsOf, type PageFacts } from './page-facts.ts';
import { marksOf, matchesBy } from './page-marks.ts';
import { lackingRules } from './lacking-rules.ts';
import { withoutRepeatedOrders } from './layer-orders.ts';
import { propertiesBetween } from './read-properties.ts';
import { indexSheet, matching, MOST_CHARACTERS, pageRules, type PagePart } from './page-rules.ts';

export interface SharedCssOptions extends CriticalStylesExtras {
  /** Classes (`.name`) and attributes (`[data-name]`, `[data-name=value]`) that many pages have. */
  readonly common: readonly string[];
}

/** The CSS of a page beside the shared stylesheet. */
export interface PageCss {
  /** Of the pieces that the reader sees first: for a `<style>` in the head. */
  readonly first: string;
  /** The rules that the shared stylesheet lacks, and those after them that set the same: for a `<style>` behind its link. Mostly short. */
  readonly rest: string;
}

export interface SharedCss {
  /**
   * The stylesheet that the pages of a brand share: the default tokens, the brand's, the app's rules, and those of pieces that
   * can match on a page with the common marks. It is the same for all pages, so that browsers never ask for it again.
   */
  readonly sheet: string;
  /**
   * The rest of a page's CSS.
   *
   * @param html the page, with its `<html>`
   * @param end of the part that the reader sees first: the place of the stylesheet's link
   */
  pageCss(html: string, end: number): PageCss;
}

const isFontFace = (part: PagePart): boolean => part.kind === 'text' && part.text.startsWith('@font-face');

const idsOf = (roots: readonly IndexedRoot[]): string => roots.map(({ id }) => id).join(' ');

const LATER_MEDIUM = /^@media\s*print\b/;
const LATER_STATE = /:(?:hover|active|focus-visible|focus-within)\b/;
const LATER_POINTER = /:(?:hover|active)\b/;
const NEGATIONS = /:not\([^)]*\)/g;

/** Rules without those of paper and of these states: the shared stylesheet, which has them, is there by then. */
function before(states: RegExp, parts: readonly PagePart[]): PagePart[] {
  return parts.flatMap((part): PagePart[] => {
    if (part.kind === 'text') return [part];
    if (part.kind === 'group')
      return LATER_MEDIUM.test(part.prelude) ? [] : [{ ...part, parts: before(states, part.parts) }];
    const selectors = part.selectors.filter(({ text }) => !states.test(text.replace(NEGATIONS, '')));
    return selectors.length > 0 ? [{ ...part, selectors }] : [];
  });
}

/** The facts of a page from those of its beginning, which has the brand, and of what follows. */
const withEarlier = (earlier: PageFacts, facts: PageFacts): PageFacts => ({
  ...facts,
  brand: earlier.brand,
  properties: [...earlier.properties, ...facts.properties],
});

/**
 * Splits the CSS of pages for readers who open several: in the head is what the first view needs, and what most pages share is
 * a stylesheet that is loaded once. Its link is in the body, where the first view ends: browsers paint what is before it at
 * once. Behind it, all rules of the page have come again in their order, so that a page looks as with the whole stylesheet.
 *
 * @param styles the content of `rotativa/critical-css.json`
 */
export function createSharedCss(
  styles: CriticalStyles,
  { common, theme = '', app = '', readOnly = false }: SharedCssOptions,
): SharedCss {
  noteOwnStyles();
  const { names, base, roots } = indexStyles(styles);
  const own = indexTheme(theme, names);
  const after = indexSheet(app, names);
  const marked = new Set(common);
  const isMarked = ({ id }: IndexedRoot): boolean => marked.has(`.${id}`);
  const shared = matchesBy(common, names);
  const all = (): boolean => true;

  // The reset has the ring of every element that has the focus.
  const [firstBase = [], firstAfter = []] = withoutRepeatedOrders([
    before(LATER_POINTER, [...base, ...own]),
    before(LATER_STATE, after),
  ]);
  const firstRoots = roots.map((root) => ({ ...root, parts: before(LATER_STATE, root.parts) }));
  // The sheet is there a moment before what it lacks: until then its rules read what the head sets.
  const readBySheet = propertiesBetween(
    roots.filter(isMarked).flatMap(({ parts }) => matching(parts, shared)),
    roots.flatMap(({ parts }) => parts),
  );
  const firsts = keptTexts(MOST_CHARACTERS / 2);
  const rests = keptTexts(MOST_CHARACTERS / 2);
  return {
    sheet:
      // The head has the fonts.
      pageRules([base, own.filter((part) => !isFontFace(part))], all) +
      pageRules([inLayers(roots.filter(isMarked))], shared) +
      pageRules([after], all),
    pageCss(html, end) {
      const { shown, hidden } = firstView(html.slice(0, end));
      const tags = names.tags.in(shown);
      const seen = marksOf(tags, names, 'first');
      const facts = readOnly ? factsOf(shown, tags, names) : undefined;
      const chosen = firstRoots.filter(({ id }) => seen.roots.has(id));
      const later = hidden + html.slice(end);
      const whole = [...tags, ...names.tags.in(later)];
      const { roots: present, canMatch, meets } = marksOf(whole, names);
      const needed = roots.filter(({ id }) => present.has(id));
      const wholeFacts = facts && withEarlier(facts, factsOf(later, whole, names));
      const lacking = (root: IndexedRoot): IndexedRoot => ({
        ...root,
        parts: isMarked(root) ? lackingRules(root.parts, canMatch, shared) : matching(root.parts, canMatch),
      });
      return {
        first: firsts([idsOf(chosen), seen.meets, JSON.stringify(facts)].join(), () =>
          withReadKeyframes(
            pageRules(
              [firstBase, inLayers(chosen), firstAfter],
              seen.canMatch,
              facts && { ...facts, readBySheet },
            ),
          ),
        ),
        rest: rests([idsOf(needed), meets, JSON.stringify(wholeFacts)].join(), () =>
          pageRules(
            [base, own, inLayers(needed), after],
            canMatch,
            wholeFacts,
            inLayers(needed.map(lacking)),
          ),
        ),
      };
    },
  };
}
