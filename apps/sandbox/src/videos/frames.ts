import type { Film } from '../seed/film.ts';

/** A frame of a film. Times are in seconds. */
export interface Frame {
  readonly at: number;
  readonly seconds: number;
  /** Index of its shot. */
  readonly shot: number;
  /** Where the camera is, from 0 (the whole picture) to 1 (nearest). */
  readonly near: number;
}

/** A part of a stream: the frames that are sent together. */
export interface Segment {
  readonly seconds: number;
  readonly frames: readonly Frame[];
}

const PER_SECOND = 10;
/** The camera moves for so long in each shot, then it stops. */
const MOVING_SECONDS = 3;
/** Players go to the last frame before a place, and every frame is a whole picture: one a second is enough. */
const STILL_SECONDS = 1;
const SEGMENT_SECONDS = 4;

/** Every frame of a film, each until the next one. */
export function framesOf({ shots, seconds }: Film): Frame[] {
  const begun = shots.flatMap((shot, index) => {
    const frames: Omit<Frame, 'seconds'>[] = [];
    for (let time = 0; time < shot.seconds;) {
      const moved = Math.min(time / MOVING_SECONDS, 1);
      frames.push({ at: shot.starts + time, shot: index, near: (1 - Math.cos(Math.PI * moved)) / 2 });
      time = moved < 1 ? Math.round(time * PER_SECOND + 1) / PER_SECOND : time + STILL_SECONDS;
    }
    return frames;
  });
  return begun.map((frame, at) => ({ ...frame, seconds: (begun[at + 1]?.at ?? seconds) - frame.at }));
}

/** The frames of a film in parts of four seconds or a little more. */
export function segmentsOf(film: Film): Segment[] {
  const groups: Frame[][] = [];
  for (const frame of framesOf(film)) {
    const group = groups.at(-1);
    if (group && frame.at - group[0]!.at < SEGMENT_SECONDS) group.push(frame);
    else groups.push([frame]);
  }
  return groups.map((frames) => ({
    frames,
    seconds: frames.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
}
