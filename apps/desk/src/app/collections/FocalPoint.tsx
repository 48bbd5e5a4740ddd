import { useId, type ReactNode } from 'react';

export interface FocalPointProps {
  src: string;
  width: number;
  height: number;
  /** Fractions of the picture. */
  point: { x: number; y: number };
  onChange: (point: { x: number; y: number }) => void;
}

const percent = (share: number): number => Math.round(share * 100);

/** The part of a picture that no crop cuts away: by a click on the picture, or by two sliders. */
export function FocalPoint({ src, width, height, point, onChange }: FocalPointProps): ReactNode {
  const id = useId();
  const put = (x: number, y: number): void =>
    onChange({ x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) });
  return (
    <fieldset className="focal">
      <legend>Encuadre</legend>
      <p className="help">Toca lo que siempre debe verse en la foto.</p>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the sliders do the same by keys */}
      <div
        className="focal-picture"
        onClick={({ clientX, clientY, currentTarget }) => {
          const box = currentTarget.getBoundingClientRect();
          put((clientX - box.left) / box.width, (clientY - box.top) / box.height);
        }}
      >
        <img src={src} alt="" width={width} height={height} />
        <span
          aria-hidden="true"
          style={{ insetInlineStart: `${percent(point.x)}%`, insetBlockStart: `${percent(point.y)}%` }}
        />
      </div>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} htmlFor={`${id}-${axis}`} className="inline">
          <span>{axis === 'x' ? 'De izquierda a derecha' : 'De arriba abajo'}</span>
          <input
            id={`${id}-${axis}`}
            type="range"
            min={0}
            max={100}
            value={percent(point[axis])}
            aria-valuetext={`${percent(point[axis])} por ciento`}
            onChange={({ target }) => {
              const share = Number(target.value) / 100;
              put(axis === 'x' ? share : point.x, axis === 'y' ? share : point.y);
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}
