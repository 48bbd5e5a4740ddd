import type { ListenedStory } from '../../../domain/listening/list.ts';
import { pictureSource } from '../../../domain/url/safe.ts';
import { fromData } from '../../../islands/data.ts';

/** A recording of a story. */
export interface ListenedRecording {
  /** Address of the file. */
  readonly src: string;
}

/** A story with the recording that is played in place of a voice. */
export interface ListenData extends Omit<ListenedStory, 'shown'> {
  readonly recording?: ListenedRecording | undefined;
}

/** Name of the island with a story's data. */
export const LISTEN = 'listen';

/** The recording that the page of a story names. */
export function recordingIn(page: Document): ListenedRecording | undefined {
  try {
    const data = fromData(page.querySelector(`[name=${LISTEN}]`)?.getAttribute('data')) as ListenData;
    const src = pictureSource(data.recording?.src);
    return src ? { src } : undefined;
  } catch {
    return undefined;
  }
}
