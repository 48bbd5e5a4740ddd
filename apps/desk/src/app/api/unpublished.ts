import type { StoryChoice } from 'rotativa/providers';
import { call } from './call.ts';

/** An address that shows a story before its time, and the instant (ISO 8601) at which it ends. */
export interface StoryPreview {
  readonly address: string;
  readonly until: string;
}

/** The stories of a brand that readers do not get yet. */
export interface UnpublishedStories {
  /** The next one first. */
  list(brand: string): Promise<readonly StoryChoice[]>;
  preview(brand: string, story: string, minutes: number): Promise<StoryPreview>;
}

export const unpublishedStories: UnpublishedStories = {
  list: async (brand) =>
    (
      await call<{ stories: readonly StoryChoice[] }>(
        `/api/paginas/unpublished?${new URLSearchParams({ brand })}`,
      )
    ).stories,
  preview: (brand, story, minutes) =>
    call('/api/paginas/story-previews', { method: 'POST', body: { brand, story, minutes } }),
};
