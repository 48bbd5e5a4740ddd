import type { ReactNode } from 'react';
import { Arrow } from '../../Arrow.tsx';

export interface StepsProps<T> {
  list: readonly T[];
  index: number;
  /** In sentences: 'el 2', 'La cumbre de Cancún'. */
  name: string;
  onChange: (list: T[]) => void;
}

/** The single clicks for an entry of a list. */
export function Steps<T>({ list, index, name, onChange }: StepsProps<T>): ReactNode {
  const swap = (other: number): void => {
    const next = [...list];
    [next[index], next[other]] = [next[other]!, next[index]!];
    onChange(next);
  };
  return (
    <span className="arrows">
      <button
        type="button"
        className="icon"
        aria-label={`Subir ${name}`}
        disabled={index === 0}
        onClick={() => swap(index - 1)}
      >
        <Arrow to="up" />
      </button>
      <button
        type="button"
        className="icon"
        aria-label={`Bajar ${name}`}
        disabled={index === list.length - 1}
        onClick={() => swap(index + 1)}
      >
        <Arrow to="down" />
      </button>
      <button
        type="button"
        className="icon"
        aria-label={`Quitar ${name}`}
        onClick={() => onChange(list.toSpliced(index, 1))}
      >
        ×
      </button>
    </span>
  );
}
