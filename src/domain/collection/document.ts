/** A picture for one place, in place of the story's. */
export interface PlacePicture {
  url: string;
  alt: string;
  /** In pixels. */
  width?: number | undefined;
  height?: number | undefined;
}

/** The values that one place shows instead of the story's. An absent key is the story's value. */
export interface StoryOverrides {
  headline?: string;
  kicker?: string;
  /** Empty: none is shown. */
  standfirst?: string;
  picture?: PlacePicture;
  /** The part that no crop may cut away, as fractions of the picture's width and height. */
  focalPoint?: { x: number; y: number };
}

/** A place in a collection. */
export interface CollectionItem {
  /** Names the place: the id of its story, or another text for words without a story. */
  id: string;
  /** The id of a document; null for words alone, which only the breaking strip shows. */
  story: string | null;
  overrides?: StoryOverrides;
  /** ISO 8601. Absent: at once, and without an end. */
  from?: string;
  until?: string;
  /** Above all that are not. */
  pinned?: boolean;
  /** The e-mail address of the member of staff who added it. */
  by?: string;
}

/** A list of stories that editors arrange. */
export interface CollectionDocument {
  title: string;
  items: readonly CollectionItem[];
  /** The path of a section whose newest stories are given while no item is in force. */
  fill?: string;
}
