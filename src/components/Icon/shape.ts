/**
 * A drawing on a grid of 24 units, as data. `line` is stroked in the text's colour with the brand's own
 * stroke and ends; `solid` is filled. Each icon is a constant of its own, so an import brings that one only.
 */
export interface IconShape {
  readonly line?: string;
  readonly solid?: string;
}
