import { READING_KEY } from '../../../domain/sales/stored-reading.ts';
import { storyToReturn } from '../../../domain/sales/reading-place.ts';
import { STORY_LEFT } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';

/** The story that the reader left to subscribe, at the place where it ended; undefined without one. Browser only. */
export function useStory(): string | undefined {
  const { storage } = usePieceServices(STORY_LEFT);
  return storyToReturn(location.search, storage?.get(READING_KEY) ?? null);
}
