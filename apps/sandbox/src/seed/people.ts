import { slugify } from 'rotativa/domain';
import type { Json } from '../db/schema/content.ts';
import type { Site } from '../sites.ts';
import { type PictureManifest, pictureUrl } from './media.ts';
import type { SeedAuthor } from './types.ts';

/** The author of unsigned stories: 'Redacción Semanario', at /autor/redaccion-semanario/. */
export const newsroomName = (site: Site): string => `Redacción ${site.name}`;
const newsroomId = (site: Site): string => slugify(newsroomName(site));

/** An author as a document credits one. */
export function authorCredit(author: SeedAuthor): Json {
  return {
    _id: author.id,
    type: 'author',
    version: '0.5.8',
    name: author.name,
    byline: author.name,
    slug: author.id,
    url: `/autor/${author.id}/`,
    role: author.role,
    description: author.bio,
    image: { type: 'image', url: pictureUrl(author.portrait) },
    social_links: [],
  };
}

/** The newsroom as a document credits it. */
export const newsroomCredit = (site: Site): Json => ({
  _id: newsroomId(site),
  type: 'author',
  version: '0.5.8',
  name: newsroomName(site),
  slug: newsroomId(site),
  url: `/autor/${newsroomId(site)}/`,
  social_links: [],
});

/** The record of the authors source: byline, image, images_data, bio_page. */
export function authorRecord(author: SeedAuthor, manifest: PictureManifest): Json {
  const url = pictureUrl(author.portrait);
  const known = manifest[author.portrait];
  const rendition = { url, ...(known && { width: known.width, height: known.height }) };
  return {
    ...authorCredit(author),
    bio: author.bio,
    bio_page: `/autor/${author.id}/`,
    image: { type: 'image', alt_text: known?.alt ?? `Retrato de ${author.name}`, ...rendition },
    images_data: { intrinsic: [rendition], fill: [rendition] },
  };
}

export const newsroomRecord = (site: Site): Json => ({
  ...newsroomCredit(site),
  byline: newsroomName(site),
  bio: `El equipo de periodistas de ${site.name}.`,
  description: `El equipo de periodistas de ${site.name}.`,
  bio_page: `/autor/${newsroomId(site)}/`,
});
