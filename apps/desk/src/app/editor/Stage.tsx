import { Puck } from '@puckeditor/core';
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useCanvas, type CanvasStore } from '../canvas/canvas-store.ts';

export interface StageProps {
  canvas: CanvasStore;
  /** Of the page, in pixels. */
  width: number;
}

/** The canvas at the width of a device, made smaller where the window is narrower. */
export const Stage = memo(function Stage({ canvas, width }: StageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const problem = useCanvas(canvas, (state) => state.problem);
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  useLayoutEffect(() => canvas.set({ scale }), [canvas, scale]);
  return (
    <div className="stage">
      {problem && (
        <p className="note stage-problem" data-severity="warning" role="status">
          {problem}
        </p>
      )}
      <div className="stage-room" ref={box}>
        <div
          className="stage-page"
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room.width - width * scale) / 2),
          }}
        >
          <Puck.Preview />
        </div>
      </div>
    </div>
  );
});
