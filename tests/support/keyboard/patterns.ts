import { account } from './account.ts';
import { article } from './article.ts';
import { blocks } from './blocks.ts';
import { content } from './content.ts';
import { controls } from './controls.ts';
import { accountSettings } from './account-settings.ts';
import { fields } from './field-keys.ts';
import { headers } from './headers.ts';
import { linked } from './links.ts';
import { media } from './media.ts';
import { overlays } from './overlays.ts';
import type { Pattern } from './pattern.ts';
import { sites } from './sites.ts';

const GROUPS: readonly Readonly<Record<string, Pattern>>[] = [
  fields,
  overlays,
  content,
  account,
  headers,
  sites,
  controls,
  linked,
  blocks,
  article,
  media,
  accountSettings,
];

/**
 * The keys of each piece, with the role and the state that each leads to. Their pages have the same keys in their tables:
 * `tests/docs/keyboard.test.ts` compares them, and `tests/visual/stories/keyboard.test.ts` presses them.
 */
export const KEYBOARD_PATTERNS: Readonly<Record<string, Pattern>> = Object.assign({}, ...GROUPS);
