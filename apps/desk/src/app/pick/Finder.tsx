import { useId, useRef, useState, type ReactNode } from 'react';
import type { LatestAnswer } from './use-latest.ts';

export interface FinderProps<T> {
  /** Of the search field: 'Buscar una nota'. */
  label: string;
  words: string;
  onWords: (words: string) => void;
  /** The controls that narrow the search, between the field and its results. */
  filters?: ReactNode;
  answer: LatestAnswer<{ readonly items: readonly T[]; readonly total: number }>;
  keyOf: (item: T) => string;
  /** A line of the list. */
  show: (item: T) => ReactNode;
  isChosen?: ((item: T) => boolean) | undefined;
  onChoose: (item: T) => void;
  /** How many there are, in words. */
  counted: (total: number) => string;
  /** Said when nothing is found. */
  none: string;
  /** Shows more results; undefined while all are shown, or no more can be. */
  onMore?: (() => void) | undefined;
}

/**
 * A search field and its results, as the combobox pattern of the ARIA Authoring Practices with a list that stays open: arrows
 * move in the list while the focus stays in the field, and Enter chooses.
 */
export function Finder<T>(props: FinderProps<T>): ReactNode {
  const { label, words, onWords, filters, answer, keyOf, show, isChosen, onChoose, counted, none, onMore } =
    props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(-1);
  const items = answer.found?.items ?? [];
  const current = Math.min(active, items.length - 1);
  const optionId = (index: number): string => `${id}-${index}`;
  const move = (index: number): void => {
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const steps: Readonly<Record<string, () => number>> = {
    ArrowDown: () => (current + 1) % items.length,
    ArrowUp: () => (current <= 0 ? items.length - 1 : current - 1),
    PageDown: () => Math.min(current + 8, items.length - 1),
    PageUp: () => Math.max(current - 8, 0),
  };
  return (
    <div className="finder">
      <label className="search">
        <span>{label}</span>
        <input
          type="search"
          role="combobox"
          autoComplete="off"
          data-first
          aria-expanded={items.length > 0}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={current >= 0 ? optionId(current) : undefined}
          value={words}
          maxLength={200}
          onChange={({ target }) => {
            setActive(-1);
            onWords(target.value);
          }}
          onKeyDown={(event) => {
            const chosen = items[current];
            if (event.key in steps && items.length > 0) move(steps[event.key]!());
            else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
            else return;
            event.preventDefault();
          }}
        />
      </label>
      {filters}
      {answer.problem ? (
        <p className="note" data-severity="error" role="alert">
          {answer.problem}{' '}
          <button type="button" className="quiet" onClick={answer.again}>
            Intentar de nuevo
          </button>
        </p>
      ) : (
        <p className="muted" role="status">
          {answer.found === undefined ? 'Buscando…' : items.length === 0 ? none : counted(answer.found.total)}
        </p>
      )}
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Resultados"
        className="found"
        data-old={answer.isOld ? '' : undefined}
        hidden={items.length === 0}
      >
        {items.map((item, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus, and the keys
          <li
            key={keyOf(item)}
            id={optionId(index)}
            role="option"
            aria-selected={isChosen?.(item) ?? false}
            data-active={index === current ? '' : undefined}
            onClick={() => onChoose(item)}
          >
            {show(item)}
          </li>
        ))}
      </ul>
      {onMore && (
        <button type="button" className="quiet" onClick={onMore}>
          Ver más
        </button>
      )}
    </div>
  );
}
