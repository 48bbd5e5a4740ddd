/** For editors of pages: the forms of blocks, the faults of documents, merging, changes in words, guard rails. */
export {
  editorConfig,
  labelsOf,
  type EditorBlock,
  type EditorConfig,
  type EditorConfigOptions,
} from './config.ts';
export { formFaults } from './form-faults.ts';
export { EDITOR_WIDGETS, type EditorField, type EditorOption, type EditorWidget } from './fields.ts';
export {
  guardRails,
  issueNotes,
  RAIL_LIMITS,
  RAIL_SEVERITIES,
  type DraftNote,
  type NoteKind,
  type NoteSeverity,
  type PageFacts,
  type PlacementFacts,
  type RailLimits,
  type RailOptions,
} from './guard-rails.ts';
export { themeColours, type ColourRoles, type ThemeColours } from './contrast.ts';
export { hiddenInWords, isMeantHidden } from './hidden.ts';
export { htmlFacts, type HtmlFacts, type PictureFacts } from './html-facts.ts';
export type {
  LeftOutStory,
  PlacementStories,
  PlacementStory,
  PreviewReply,
  PreviewRequest,
} from './preview.ts';
export { createStoryRecord, PLACEMENT_STORIES, type StoryRecord } from './story-record.ts';
export { settingError } from './setting-error.ts';
export { validateDocument, type SettingsRule, type ValidationOptions } from './validate.ts';
export { BLOCK_CATEGORIES } from './words.ts';
export { changesInWords, type DocumentChange, type DocumentLabels } from './changes.ts';
export type { BlockPlacement, PageDocument, RegionName } from '../domain/page/document.ts';
export { documentIssues, isPageDocument, MAX_PLACEMENTS, type DocumentIssue } from '../domain/page/issues.ts';
export {
  mergeDocuments,
  resolveConflict,
  type ConflictPart,
  type MergeConflict,
  type MergedDocument,
} from './merge.ts';
export {
  mapPlacements,
  placementId,
  placementsOf,
  withPlacementIds,
  type NamedPlacement,
  type PlacedBlock,
} from '../domain/page/placements.ts';
export {
  mergeCollections,
  resolveCollectionConflict,
  type CollectionConflict,
  type CollectionConflictPart,
  type MergedCollection,
} from './merge-collection.ts';
export type { ThreeVersions } from './merge-values.ts';
export { collectionChangesInWords } from './collection-changes.ts';
