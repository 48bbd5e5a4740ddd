import { teaserPicture, titleOf, type AnsDocument } from 'rotativa/domain';
import type { Config } from '../config/env.ts';
import type { Site } from '../config/site.ts';
import { siteAddress } from '../config/site-address.ts';

/** The picture of a page in links that readers share. */
export interface ShareImage {
  /** Absolute. */
  readonly url: string;
  /** Pixels, if they are known. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly alt: string;
}

/** The recommended size of networks, which the picture service makes. */
const MADE = { width: 1200, height: 630 };

/** An id that is a file name at the picture service. */
const FILE_NAME = /^[\w-]+$/;

/** The story's own picture, as it is. */
function ownPicture(document: AnsDocument | undefined, origin: string): ShareImage | undefined {
  const picture = document && teaserPicture(document);
  if (!picture) return undefined;
  const { url, width, height, alt } = picture;
  return { url: new URL(url, origin).href, width, height, alt };
}

/**
 * The picture service writes the headline of a document, or the tagline of the site, beside the wordmark. The address
 * changes with the document, because networks keep pictures by their address. Without the service it is the story's
 * own picture. @see X13
 */
export function shareImage(
  { brand, origin }: Site,
  { sharePicture }: Pick<Config, 'sharePicture'>,
  document?: AnsDocument,
): ShareImage | undefined {
  if (!sharePicture || (document && !FILE_NAME.test(document._id))) return ownPicture(document, origin);
  const address = siteAddress(sharePicture, brand).replaceAll('{id}', document?._id ?? 'site');
  const url = new URL(address, origin);
  const changed = Date.parse(document?.last_updated_date ?? '');
  if (!Number.isNaN(changed)) url.searchParams.set('v', String(changed));
  return { url: url.href, ...MADE, alt: `${document ? titleOf(document) : brand.tagline}. ${brand.name}` };
}
