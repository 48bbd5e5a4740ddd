import type { AnsTag } from '../ans/common.ts';
import { tagAddress } from '../page/addresses.ts';
import type { WithTaxonomy } from './sections.ts';

/** Tags shown in 'Relacionados'. */
export const RELATED_TAGS_MAX = 5;

export interface TagLink {
  text: string;
  href: string;
}

/** The tags as links: all of them for 'Noticias relacionadas', the first five for 'Relacionados'. @see N14 */
export function tagLinks({ taxonomy }: WithTaxonomy, max = Infinity): TagLink[] {
  const unique = taxonomy.tags.filter(
    (tag: AnsTag, index, all) => all.findIndex(({ slug }) => slug === tag.slug) === index,
  );
  return unique.slice(0, max).map(({ text, slug }) => ({ text, href: tagAddress(slug) }));
}
