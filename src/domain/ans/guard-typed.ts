import { cleanJson } from './clean.ts';
import type { AnsDocument, DocumentType, Gallery, Story, Video } from './document.ts';
import type { ContentElement } from './element.ts';
import { failure, guardDocument, type Guarded } from './guard.ts';
import { readElement } from './read-element.ts';
import { cursor } from './read.ts';

/** Guards for adapters that know what they ask for: a document of one type, or an element. */

function only<T extends DocumentType>(input: unknown, type: T): Guarded<Extract<AnsDocument, { type: T }>> {
  const found = guardDocument(input);
  if (!found.ok) return found;
  const { value } = found;
  if (value.type !== type) return failure('type', `expected ${type}, found ${value.type}`, found.issues);
  return { ok: true, value: value as Extract<AnsDocument, { type: T }>, issues: found.issues };
}

/** Reads a story; an error for a document of another type. */
export const guardStory = (input: unknown): Guarded<Story> => only(input, 'story');
/** Reads a gallery; an error for a document of another type. */
export const guardGallery = (input: unknown): Guarded<Gallery> => only(input, 'gallery');
/** Reads a video; an error for a document of another type. */
export const guardVideo = (input: unknown): Guarded<Video> => only(input, 'video');

/** Reads a single content element. */
export function guardElement(input: unknown): Guarded<ContentElement> {
  const at = cursor();
  const value = readElement(cleanJson(input), at);
  const [first] = at.issues;
  if (!value)
    return failure(first?.path ?? '(element)', first?.reason ?? 'nothing usable in the element', at.issues);
  return { ok: true, value, issues: at.issues };
}
