import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { moveBy, WHOLE, ZOOM, zoomAt, type Point, type View } from './zoom.ts';

/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP = { ms: 300, px: 24 };
/** A pointer that moved further was dragged, which is no tap. */
const DRAG_PX = 8;
/** A wheel that counts lines turns this many px with each. */
const LINE_PX = 16;
const WHEEL_SPEED = 0.002;

export interface Zoom {
  readonly view: View;
  /** A finger or the mouse moves the picture now. */
  readonly held: boolean;
  /** Whether the picture is larger than its stage; also for code that runs outside React. */
  readonly isZoomed: () => boolean;
  readonly by: (factor: number) => void;
  /** Moves the picture by parts of the stage. */
  readonly pan: (across: number, down: number) => void;
  readonly reset: () => void;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/** Listens to fingers, the mouse and the wheel on a stage. @returns a function that stops listening */
function watchPointers(
  stage: HTMLElement,
  read: () => View,
  write: (view: View) => void,
  hold: (held: boolean) => void,
  tap: () => void,
): () => void {
  const fingers = new Map<number, Point>();
  let start = { x: 0, y: 0 };
  let dragged = false;
  let lastTap = { x: 0, y: 0, time: -Infinity };

  const size = (): DOMRect => stage.getBoundingClientRect();
  const onStage = (point: Point): Point => {
    const { left, top, width, height } = size();
    return minus(point, { x: left + width / 2, y: top + height / 2 });
  };

  const down = ({ pointerId, clientX: x, clientY: y, button }: PointerEvent): void => {
    if (button !== 0) return;
    if (fingers.size === 0) [start, dragged] = [{ x, y }, false];
    fingers.set(pointerId, { x, y });
  };
  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (!fingers.has(pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(pointerId, { x, y });
    const after = [...fingers.values()];
    dragged ||= after.length > 1 || distance([start, { x, y }]) > DRAG_PX;
    const view = read();
    if (after.length === 1 && view.scale === 1) return;
    hold(true);
    const way = minus(middleOf(after), middleOf(before));
    const by = after.length > 1 ? distance(after) / (distance(before) || 1) : 1;
    const pinched = zoomAt(view, view.scale * by, onStage(middleOf(before)), size());
    write(moveBy(pinched, way, size()));
  };
  const up = ({ pointerId, clientX: x, clientY: y, timeStamp: time, type }: PointerEvent): void => {
    if (!fingers.delete(pointerId) || fingers.size > 0) return;
    hold(false);
    if (dragged || type === 'pointercancel') return;
    const isDouble = time - lastTap.time < DOUBLE_TAP.ms && distance([lastTap, { x, y }]) < DOUBLE_TAP.px;
    lastTap = isDouble ? { ...lastTap, time: -Infinity } : { x, y, time };
    if (!isDouble) return;
    const view = read();
    write(view.scale > 1 ? WHOLE : zoomAt(view, ZOOM.tap, onStage({ x, y }), size()));
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const way = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    const at = onStage({ x: event.clientX, y: event.clientY });
    const view = read();
    write(zoomAt(view, view.scale * Math.exp(-way * WHEEL_SPEED), at, size()));
  };
  const click = (): void => {
    if (!dragged) tap();
  };

  const stop = new AbortController();
  const { signal } = stop;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  stage.addEventListener('click', click, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  return () => stop.abort();
}

/**
 * Makes the picture on a stage larger: pinch, double tap and wheel, with a function for each button.
 *
 * @param onTap called for each tap that is no drag
 */
export function useZoom(stage: HTMLElement | null, onTap: () => void): Zoom {
  const now = useRef(WHOLE);
  const [view, setView] = useState(WHOLE);
  const [held, setHeld] = useState(false);

  const write = useCallback((next: View) => {
    now.current = next;
    setView(next);
  }, []);
  const tap = useRef(onTap);
  useEffect(() => {
    tap.current = onTap;
  });
  useEffect(() => {
    if (!stage) return;
    return watchPointers(
      stage,
      () => now.current,
      write,
      setHeld,
      () => tap.current(),
    );
  }, [stage, write]);

  const actions = useMemo(() => {
    const size = (): DOMRect => stage!.getBoundingClientRect();
    return {
      isZoomed: () => now.current.scale > 1,
      by: (factor: number) => write(zoomAt(now.current, now.current.scale * factor, { x: 0, y: 0 }, size())),
      pan: (across: number, down: number) => {
        const { width, height } = size();
        write(moveBy(now.current, { x: across * width, y: down * height }, size()));
      },
      reset: () => write(WHOLE),
    };
  }, [stage, write]);

  return { view, held, ...actions };
}
