import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../compiler/entries.ts';
import { trackedFiles } from '../support/tracked-files.ts';

/**
 * The numbers that tests read from the module that they test: such a test follows every change. Each is a decision, and a
 * change of one is a change here.
 */
const DECIDED: Readonly<Record<string, string>> = {
  ACCESS_S: '15 * 60',
  AMP_CONFIRM_DELAY_MS: '375',
  ASK_EVERY_MS: '3000',
  AUTH_MODAL_DELAY_MS: '500',
  AUTOPLAY_DELAY_MS: '3000',
  BATCH_EVENTS: '20',
  BATCH_MS: '5000',
  BEAT_MS: '2_000',
  BODY_LIMIT_BYTES: '100 * 1024',
  CAROUSEL_SPEED_MS: '300',
  CONFIRM_SECONDS: '3 * 24 * 60 * 60',
  CONSENT_MAX_AGE_S: '182 * 86_400',
  DAY_MS: '24 * HOUR_MS',
  EMAIL_MAX_CHARACTERS: '254',
  EMAIL_PAUSE_MS: '10 * 60_000',
  EMBLA_DURATION: '15',
  FORM_MAX_BYTES: '20_000',
  FREE_PARAGRAPHS: '3',
  GALLERY_AUTOPLAY_DELAY_MS: '5000',
  GAP_MS: '250',
  HELP_MESSAGE_MAX: '3000',
  HOLD_MS: '2500',
  HOUR_MS: '60 * MINUTE_MS',
  INVITATION_MS: '3 * 24 * 60 * 60_000',
  KEEP_ALIVE_MS: '75_000',
  KEPT_CHANGES: '1_000',
  KEY_GROUPS: '32',
  LAST_PAGE: '500',
  LONGEST_ASK_MS: '60_000',
  LONGEST_LIST: '20',
  LONGEST_POLL_MS: '120_000',
  LONGEST_SENTENCE: '220',
  LOST_AFTER_MS: '8_000',
  LOST_MS: '10_000',
  MAX_ATTEMPTS: '6',
  MAX_DEPTH: '24',
  MAX_PAGES: '10',
  MAX_PLACEMENTS: '200',
  MAX_QUOTE_LENGTH: '180',
  MAX_REPLY_BYTES: '5_000_000',
  MAX_SUGGESTIONS: '8',
  METER_FROM: '3',
  MINUTE_MS: '60 * SECOND_MS',
  MOST_KEYS_OF_KIND: '60',
  MOST_STOPS: '16',
  OVERLAP_MS: '30_000',
  PAGE_STORIES: '20',
  PERIOD_MS: '10 * 60_000',
  POLL_MS: '15_000',
  READING_PROGRESS_MS: '100',
  RECOMMENDATIONS_MAX: '3',
  RELAY_MAX_CHARACTERS: '20_000',
  RETRY_AFTER_MS: '5_000',
  SAMPLES_PER_SECOND: '16_000',
  SAVE_AFTER_MS: '900',
  SAY_EVERY_MS: '30_000',
  SHARE_HEIGHT: '630',
  SHARE_WIDTH: '1200',
  SIGN_OUT_MS: '2_000',
  SOON_MS: '100',
  STORAGE_EXIT_CODE: '74',
  STORIES: '8',
  STRETCH_POSTS: '50',
  SWIPE_RATIO: '0.5',
  TOAST_DURATION_MS: '6000',
  TYPING_MS: '3_000',
  UNUSED_NOTICE_DAYS: '30',
  VIEWER_IDLE_MS: '3000',
  WAITING_EVENTS: '100',
};

const TEST = /\.(?:test|fixture)\.tsx?$|(?:^|\/)tests\//;
/** Also several lines; not a type. */
const IMPORTED = /^import \{([^}]*)\} from/gm;
const NUMBER = /^export const ([A-Z][A-Z0-9_]+)(?:: \w+)? = ([\d(][^;\n]*);$/gm;

it('a number that its test reads is decided', () => {
  const files = trackedFiles(ROOT, { patterns: ['apps', 'src', 'tests'], untracked: true }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  const inTests = new Set(
    files
      .filter((file) => TEST.test(file))
      .flatMap((file) => [...read(file).matchAll(IMPORTED)])
      .flatMap(([, names]) => names!.split(',').map((name) => name.trim())),
  );
  const numbers = files
    .filter((file) => !TEST.test(file) && !file.includes('/seed/'))
    .flatMap((file) => [...read(file).matchAll(NUMBER)])
    .map(([, name, value]) => [name!, value!] as const)
    .filter(([name]) => inTests.has(name));
  expect(numbers.length).toBeGreaterThan(50);
  expect(Object.fromEntries(numbers)).toEqual(DECIDED);
});
