import type { PictureId } from '../../pictures.ts';
import type { SeedStory } from '../../types.ts';

/** A story that has neither its date nor its picture yet. */
export interface UndatedStory {
  readonly words: Omit<SeedStory, 'ago' | 'picture'>;
  /** Pictures of its subject, the best first. */
  readonly pictures: readonly PictureId[];
}
