import { teaserPicture } from 'rotativa/domain';
import { guardDocument } from 'rotativa/domain/server';
import type { Json } from '../db/schema/content.ts';

const DRAWN = /\/images\/([a-z0-9-]+)(?:[/?]|$)/;

/** The id of the drawn picture that lists show of a document, if it has one. */
export function drawnPicture(document: Json): string | undefined {
  const guarded = guardDocument(document);
  return guarded.ok ? DRAWN.exec(teaserPicture(guarded.value)?.url ?? '')?.[1] : undefined;
}
