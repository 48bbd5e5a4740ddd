export { SECTION_ICONS, type SectionIconName } from './shared/section-icons/section-icons.ts';
export { sectionIconSetting } from './shared/section-icons/setting.ts';
export { defineBlock, PRIORITIES } from './defineBlock.ts';
export type {
  Block,
  BlockData,
  BlockOptions,
  BlockPage,
  ForumSeat,
  PageModes,
  LoadedBlock,
  PreparedBlock,
  Priority,
} from './defineBlock.ts';
export type { BlockPlacement, PageDocument, RegionName } from './page.ts';
export type { ItemRules } from '../domain/feed/rules.ts';
export { blocksSchema, type JsonSchema } from './schema.ts';
export { pageRequest } from './shared/story-block/source.ts';
export { createDedupe, claimPictures, claimStories, type Dedupe } from './dedupe.ts';
export { TEASER_FIELDS } from './shared/teaser/fields.ts';
export type { Teaser, TeaserAuthor, TeaserFormat, TeaserPicture } from './shared/teaser/teaser.ts';
export { toTeaser, toTeaserPicture, type TeaserOptions } from './shared/teaser/to-teaser.ts';
