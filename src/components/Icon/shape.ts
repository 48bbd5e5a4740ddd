/**
 * A drawing on a grid of 24 units, as data. `line` is stroked in the text colour with the brand's
 * stroke and ends; `solid` is filled. Each icon is a separate constant, so bundles contain only the imported ones.
 */
export interface IconShape {
  readonly line?: string;
  readonly solid?: string;
  /** Mirrored in right-to-left text: an arrow that points along the line. */
  readonly mirror?: true;
}
