export { SECTION_ICONS, type SectionIconName } from './section-icons/section-icons.ts';
export { sectionIconSetting } from './section-icons/setting.ts';
export { defineBlock, TURNS } from './defineBlock.ts';
export type {
  Block,
  BlockData,
  BlockOptions,
  BlockPage,
  LoadedBlock,
  PreparedBlock,
  Turn,
} from './defineBlock.ts';
export type { BlockPlacement, PageDocument, PageKind, RegionName } from './page.ts';
export { applyItemRules, type ItemRules } from './rules.ts';
export { PAGE_STORIES, pageRequest, searchedWords, sectionPath } from './page-source.ts';
export { createShownStories, takeStories, type ShownStories } from './shown.ts';
export { TEASER_FIELDS } from './teaser/fields.ts';
export {
  toTeaser,
  toTeaserPicture,
  type Teaser,
  type TeaserAuthor,
  type TeaserFormat,
  type TeaserOptions,
  type TeaserPicture,
} from './teaser/index.ts';
