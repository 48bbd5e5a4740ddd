import { SITES } from '../sites.ts';
import type { SeedContent } from './content-types.ts';

/**
 * The content with that of brands without stories: their family's stories, with the names and paths of
 * the brand. Printed editions are not among it, because a cover shows the name of its brand.
 */
export function withAdopted({ stories, authors, editions, collections }: SeedContent): SeedContent {
  const members = SITES.filter(({ brand, config }) => brand !== config.family);
  const adopted = members.map(({ brand, config: { family }, renamed }) => ({
    stories: stories.filter((story) => story.brand === family).map((story) => ({ ...renamed(story), brand })),
    collections: collections
      .filter((collection) => collection.brand === family)
      .map((collection) => ({
        ...renamed(collection),
        id: collection.id.replace(`${family}-`, `${brand}-`),
        brand,
      })),
  }));
  return {
    editions,
    stories: [...stories, ...adopted.flatMap((one) => one.stories)],
    collections: [...collections, ...adopted.flatMap((one) => one.collections)],
    authors: authors.map((author) => ({
      ...author,
      brands: [
        ...author.brands,
        ...members.filter(({ config }) => author.brands.includes(config.family)).map(({ brand }) => brand),
      ],
    })),
  };
}
