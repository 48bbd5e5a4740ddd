/** Characters after which a text is cut, by place. @see 001 §5, §9, 002 §5 */
export const TRUNCATION_CHARS = {
  headline: 150,
  relatedGalleryHeadline: 100,
  opinionCardExcerpt: 150,
  authorCardExcerpt: 80,
} as const;

/**
 * The first `max` characters followed by '...', or the whole text when it is not longer. Characters are code points:
 * an emoji is never cut in two.
 * @see 001 §2 'Gallery page', §5
 */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}...`;
}
