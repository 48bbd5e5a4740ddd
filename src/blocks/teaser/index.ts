export type { Teaser, TeaserAuthor, TeaserFormat, TeaserPicture } from './teaser.ts';
export { toTeaser, toTeaserPicture, type TeaserOptions } from './to-teaser.ts';
