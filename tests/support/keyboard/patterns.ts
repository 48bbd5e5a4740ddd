import { content } from './content.ts';
import { fields } from './fields.ts';
import { overlays } from './overlays.ts';
import type { Pattern } from './pattern.ts';

/**
 * The keys of the patterns of the ARIA Authoring Practices, with the role and the state that each leads to, by component.
 * The pages of the components have the same keys in their tables: `tests/docs/keyboard.test.ts` compares them, and
 * `tests/visual/keyboard.test.ts` presses them.
 */
export const KEYBOARD_PATTERNS: Readonly<Record<string, Pattern>> = { ...fields, ...overlays, ...content };
