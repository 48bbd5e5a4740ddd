/**
 * The slug of an author or a tag: lower case, accents stripped, spaces turned into hyphens, other characters
 * removed.
 * @see 001 §2 'Author pages'
 */
export function authorSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug of a tag that the source gave none. The rule is the authors'. @see 001 §2 'Tag pages' */
export const tagSlug = authorSlug;
