/** A place on the stage, or a way across it, in px. Places are measured from the middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a picture lies on its stage: how many times larger, and how far its middle is from that of the stage. */
export interface View extends Point {
  readonly scale: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** The largest scale, the factor of a button or a key, the scale of a double tap, and the part of the stage that an arrow key moves. */
export const ZOOM = { most: 4, step: 1.5, tap: 2.5, pan: 0.2 } as const;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The picture always covers the stage. */
function onStage({ scale, x, y }: View, { width, height }: Size): View {
  const [across, down] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: between(-across, x, across), y: between(-down, y, down) };
}

/** Another scale, with what lies under the point still under it. */
export function zoomAt(view: View, scale: number, at: Point, stage: Size): View {
  const to = between(1, scale, ZOOM.most);
  const by = to / view.scale;
  return onStage({ scale: to, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, stage);
}

export const moveBy = (view: View, by: Point, stage: Size): View =>
  onStage({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, stage);
