import type { AuthorRecord } from '../../../domain/ans/document.ts';
import { plainText } from '../../../domain/html/plain-text.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import { toTeaserPicture } from '../../shared/teaser/to-teaser.ts';
import type { TeaserPicture } from '../../shared/teaser/teaser.ts';

/** A speaker at a forum, ready to print. */
export interface Speaker {
  id: string;
  name: string;
  /** Position and organisation. */
  post?: string | undefined;
  url: string;
  portrait?: TeaserPicture | undefined;
}

const toSpeaker = (record: AuthorRecord, services: ContentServices): Speaker => ({
  id: record._id,
  name: plainText(record.name),
  post: plainText(record.role ?? '') || undefined,
  url: services.links.author(record.slug ?? record._id),
  portrait: record.image
    ? toTeaserPicture({ url: record.image, alt: '', renditions: [] }, services, '1:1')
    : undefined,
});

/** The speakers with these ids, in order. Unknown speakers are omitted. @throws ApiError */
export async function readSpeakers(
  ids: readonly string[],
  services: ContentServices,
  signal?: AbortSignal,
): Promise<Speaker[]> {
  const options = { signal };
  const records = await Promise.all([...new Set(ids)].map((id) => services.content.author(id, options)));
  return records.flatMap((record) => (record?.name ? [toSpeaker(record, services)] : []));
}
