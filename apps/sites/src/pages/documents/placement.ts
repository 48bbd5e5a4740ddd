import type { BlockPlacement } from 'rotativa/blocks';

/** A block with its settings, as editors would publish it. */
export const block = (name: string, settings: Readonly<Record<string, unknown>> = {}): BlockPlacement => ({
  block: name,
  settings: { published: true, ...settings },
});

/** A block that shows the next stories of the page's list. */
export const pageBlock = (name: string, settings: Readonly<Record<string, unknown>> = {}): BlockPlacement =>
  block(name, { fromPage: true, ...settings });
