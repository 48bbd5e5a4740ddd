export { SECTION_ICONS, type SectionIconName } from './shared/section-icons/section-icons.ts';
export { sectionIconSetting } from './shared/section-icons/setting.ts';
export type { HiddenReason } from './hidden.ts';
export type { BlockPage, ForumSeat, PageModes } from './block-page.ts';
export { defineBlock, PRIORITIES } from './defineBlock.ts';
export type {
  Block,
  BlockData,
  BlockFacts,
  BlockOptions,
  LoadedBlock,
  PreparedBlock,
  Priority,
  TextGround,
} from './defineBlock.ts';
export type { BlockPlacement, PageDocument, RegionName } from '../domain/page/document.ts';
export type { DropReason, ItemRules } from '../domain/feed/rules.ts';
export { blocksSchema, type JsonSchema } from './schema.ts';
export { migrateDocument, migratePlacement, unknownReason, type UnknownReason } from './versions.ts';
export { pageRequest } from './shared/story-block/source.ts';
export {
  requestedSize,
  createDedupe,
  claimPictures,
  claimStories,
  pinnedStories,
  type BlockDedupe,
  type Dedupe,
  type Overfetch,
  type PageDedupe,
  type StoryClaim,
} from './dedupe.ts';
export { sourceInclude } from './shared/teaser/teaser-fields.ts';
export type { Teaser, TeaserAuthor, TeaserFormat, TeaserPicture } from './shared/teaser/teaser.ts';
export { createTeaserMemory } from './shared/teaser/teaser-memory.ts';
export { toTeaser, toTeaserPicture, type TeaserOptions } from './shared/teaser/to-teaser.ts';
export type { OnPhone } from './shared/phone/on-phone.ts';
export type { OpeningProps, StoriesProps, StoryViewProps } from './shared/story-block/story-block.ts';
export type { StepLengths } from './shared/teaser/cover-sizes.ts';
