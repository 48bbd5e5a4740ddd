import { isPodcastPath, sectionIdAt } from 'rotativa/domain';
import type { SyndicatedPodcast } from 'rotativa/domain/server';
import type { ContentServices } from 'rotativa/providers';
import type { BrandConfig, FamilyKey } from 'rotativa/themes';
import { mail } from './info/words.ts';

/** The category of a brand's podcasts, of those that the directories know. */
const CATEGORIES: Readonly<Record<FamilyKey, string>> = {
  weekly: 'Society & Culture',
  daily: 'News',
  women: 'Health & Fitness',
  men: 'Leisure',
  forums: 'Business',
  rural: 'Science',
};

/** Pixels. Directories take squares of 1400 to 3000. */
const SQUARE = { width: 1400, height: 1400 };

/**
 * The description of podcasts in the feed of their page: `/podcasts/` of all, each section below it of one. Undefined for
 * other pages. The logo of the section is the cover.
 * @see B19
 */
export async function podcastAt(
  path: string,
  brand: BrandConfig,
  { content, images, links }: ContentServices,
): Promise<SyndicatedPodcast | undefined> {
  if (!isPodcastPath(path)) return undefined;
  const logo = (await content.section(sectionIdAt(path)))?.logo;
  const cover = logo && images.url(logo, SQUARE);
  return {
    author: brand.name,
    email: mail(brand, 'podcast').text,
    category: CATEGORIES[brand.family],
    ...(cover && { image: links.absolute(cover.startsWith('/') ? `${cover}&format=jpeg` : cover) }),
    explicit: brand.features.ageGate,
  };
}
