import type { BlockFacts } from '../blocks/defineBlock.ts';
import type { HiddenReason } from '../blocks/hidden.ts';
import type { RegionName } from '../domain/page/document.ts';
import type { DocumentIssue } from '../domain/page/issues.ts';
import { safeHref } from '../domain/url/safe.ts';
import { faintGrounds, type ThemeColours } from './contrast.ts';
import { hiddenInWords, isMeantHidden } from './hidden.ts';
import type { HtmlFacts } from './html-facts.ts';
import { railWords as words } from './words.ts';

/** An error stops publishing, a warning and an information do not. */
export type NoteSeverity = 'error' | 'warning' | 'info';

/** The subject of a note. */
export type NoteKind =
  | 'issue'
  | 'contrast'
  | 'repeated-story'
  | 'empty-block'
  | 'heading-order'
  | 'small-picture'
  | 'picture-text'
  | 'heavy-page'
  | 'slow-page'
  | 'dead-link'
  | 'past-event'
  | 'missing-lead';

/** A remark about a draft, for its editor. */
export interface DraftNote {
  /** The block that causes it; null for the page. */
  placementId: string | null;
  kind: NoteKind;
  /** In Spanish. */
  text: string;
  severity: NoteSeverity;
}

/** Facts about a placement that a server has prepared. Those that it does not know are left out, and not judged. */
export interface PlacementFacts extends Partial<HtmlFacts>, BlockFacts {
  placementId: string;
  /** Its name for editors: its heading, or the label of its block. */
  label: string;
  region: RegionName;
  /** The category of its block. */
  category: string;
  /** Why it shows nothing. */
  hidden?: HiddenReason | undefined;
  /** True for a block that may show stories which others show too: a ranking. */
  mayRepeat?: boolean | undefined;
}

/** Facts about a page that a server has prepared. */
export interface PageFacts {
  /** In reading order. */
  placements: readonly PlacementFacts[];
  /** When readers will get the page, in ISO 8601. */
  at: string;
  /** Whether the page must begin with an opening that has a story, as a front. @defaultValue false */
  needsLead?: boolean | undefined;
  /** The colours of the brand, see `themeColours`. */
  colours?: ThemeColours | undefined;
  /** Bytes, before compression. */
  weight?: { html: number; css: number } | undefined;
  /** Milliseconds that the server needed. */
  ms?: number | undefined;
}

export interface RailOptions {
  /** The severity of a kind of note, or 'off'. @defaultValue `RAIL_SEVERITIES` */
  severities?: Partial<Record<NoteKind, NoteSeverity | 'off'>> | undefined;
  /** @defaultValue `RAIL_LIMITS` */
  limits?: Partial<RailLimits> | undefined;
}

/** The most that a page may weigh in bytes before compression, and take in milliseconds. */
export interface RailLimits {
  html: number;
  css: number;
  ms: number;
}

export const RAIL_LIMITS: RailLimits = { html: 500_000, css: 150_000, ms: 1500 };

export const RAIL_SEVERITIES: Readonly<Record<NoteKind, NoteSeverity>> = {
  issue: 'error',
  contrast: 'error',
  'repeated-story': 'warning',
  'empty-block': 'warning',
  'heading-order': 'warning',
  'small-picture': 'warning',
  'picture-text': 'warning',
  'heavy-page': 'warning',
  'slow-page': 'warning',
  'dead-link': 'error',
  'past-event': 'warning',
  'missing-lead': 'error',
};

type Found = Pick<DraftNote, 'placementId' | 'text'>;
type Rail = (facts: PageFacts, limits: RailLimits) => Found[];

/** The notes of each placement that is shown. */
const ofShown =
  (notes: (placement: PlacementFacts) => string[]): Rail =>
  ({ placements }) =>
    placements
      .filter(({ hidden }) => !hidden)
      .flatMap((placement) => notes(placement).map((text) => ({ placementId: placement.placementId, text })));

const contrasts: Rail = (facts, limits) =>
  ofShown(({ label, grounds = [] }) =>
    faintGrounds(grounds, facts.colours).map(({ mode, ratio }) => words.contrast(label, mode, ratio)),
  )(facts, limits);

const repeatedStories: Rail = ({ placements }) => {
  const shown = new Map<string, string>();
  return placements.flatMap(({ placementId, label, mayRepeat = false, hidden, stories = [] }) =>
    hidden || mayRepeat
      ? []
      : stories.flatMap(({ id, headline }) => {
          const other = shown.get(id);
          if (other === undefined) shown.set(id, label);
          if (other === undefined) return [];
          return [{ placementId, text: words.repeatedStory(headline, other) }];
        }),
  );
};

const emptyBlocks: Rail = ({ placements }) =>
  placements.flatMap(({ placementId, label, hidden }) =>
    hidden && !isMeantHidden(hidden)
      ? [{ placementId, text: words.empty(label, hiddenInWords(hidden)) }]
      : [],
  );

const headingOrder: Rail = ({ placements }) => {
  let before = 0;
  let isTitled = false;
  return placements.flatMap(({ placementId, hidden, headings = [] }) =>
    (hidden ? [] : headings).flatMap(({ level, text }) => {
      const isSecond = level === 1 && isTitled;
      // A page may begin with a second level: its title is then in the frame.
      const isSkipped = level > Math.max(before, 1) + 1;
      isTitled ||= level === 1;
      const from = before;
      before = level;
      if (text.trim() === '') return [{ placementId, text: words.headingEmpty }];
      if (isSecond) return [{ placementId, text: words.headingTwice(text) }];
      return isSkipped ? [{ placementId, text: words.headingSkipped(text, Math.max(from, 1), level) }] : [];
    }),
  );
};

const smallPictures = ofShown(({ pictures = [] }) =>
  pictures.flatMap(({ width, shownWidth }) =>
    width !== undefined && shownWidth !== undefined && width < shownWidth
      ? [words.smallPicture(width, shownWidth)]
      : [],
  ),
);

const pictureTexts = ofShown(({ pictures = [] }) => {
  const count = pictures.filter(({ alt }) => alt === null).length;
  return count > 0 ? [words.pictureText(count)] : [];
});

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);

const heavyPage: Rail = ({ weight }, limits) =>
  (['html', 'css'] as const).flatMap((part) =>
    weight && weight[part] > limits[part]
      ? [
          {
            placementId: null,
            text: words.heavy(words[part], kilobytes(weight[part]), kilobytes(limits[part])),
          },
        ]
      : [],
  );

const slowPage: Rail = ({ ms = 0 }, limits) =>
  ms > limits.ms ? [{ placementId: null, text: words.slow(Math.round(ms), limits.ms) }] : [];

const deadLinks = ofShown(({ links = [] }) => [
  ...new Set(
    links.flatMap(({ address, status }) => {
      if (/^#?$/.test(address.trim())) return [words.emptyLink];
      if (safeHref(address) === undefined) return [words.unsafeLink(address)];
      return status !== undefined && (status === 0 || status >= 400) ? [words.deadLink(address, status)] : [];
    }),
  ),
]);

const pastEvents: Rail = (facts, limits) =>
  ofShown(({ event }) =>
    event && Date.parse(event.ends) < Date.parse(facts.at) ? [words.pastEvent(event.title)] : [],
  )(facts, limits);

const missingLead: Rail = ({ needsLead = false, placements }) => {
  const hasLead = placements.some(
    ({ category, leads = false, hidden, stories = [] }) =>
      !hidden && (leads || (category === 'openings' && stories.length > 0)),
  );
  return needsLead && !hasLead ? [{ placementId: null, text: words.missingLead }] : [];
};

const RAILS: Readonly<Record<Exclude<NoteKind, 'issue'>, Rail>> = {
  'missing-lead': missingLead,
  contrast: contrasts,
  'empty-block': emptyBlocks,
  'repeated-story': repeatedStories,
  'heading-order': headingOrder,
  'small-picture': smallPictures,
  'picture-text': pictureTexts,
  'dead-link': deadLinks,
  'past-event': pastEvents,
  'heavy-page': heavyPage,
  'slow-page': slowPage,
};

/** The remarks about a page, by what a server knows of it. An empty list is a page without remarks. */
export function guardRails(
  facts: PageFacts,
  { severities = {}, limits = {} }: RailOptions = {},
): DraftNote[] {
  const chosen = { ...RAIL_SEVERITIES, ...severities };
  return (Object.keys(RAILS) as (keyof typeof RAILS)[]).flatMap((kind) => {
    const severity = chosen[kind];
    if (severity === 'off') return [];
    return RAILS[kind](facts, { ...RAIL_LIMITS, ...limits }).map((note) => ({ ...note, kind, severity }));
  });
}

/** The faults of a document as notes. */
export const issueNotes = (issues: readonly DocumentIssue[]): DraftNote[] =>
  issues.map(({ placementId, message, severity }) => ({
    placementId,
    kind: 'issue',
    text: message,
    severity,
  }));
