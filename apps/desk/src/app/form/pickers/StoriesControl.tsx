import { useState, type ReactNode } from 'react';
import { useDeskSearch, type DeskSearch } from '../../pick/desk-search.tsx';
import { StoryLine } from '../../pick/StoryLine.tsx';
import { StoryPicker } from '../../pick/StoryPicker.tsx';
import { Steps } from '../controls/Steps.tsx';
import type { ControlProps } from '../controls/control.ts';
import { PickedField } from './PickedField.tsx';
import { GONE_STORY } from './StoryControl.tsx';
import { useFound } from './use-found.ts';

interface ChosenProps {
  ids: readonly string[];
  index: number;
  search: DeskSearch;
  now: Date;
  onChange: (ids: string[]) => void;
}

function Chosen({ ids, index, search, now, onChange }: ChosenProps): ReactNode {
  const id = ids[index]!;
  const found = useFound(id, search.lookup.story);
  return (
    <li className="item">
      {found ? (
        <StoryLine story={found} search={search} now={now} />
      ) : (
        <span>
          <span className="muted">{id}</span>
          {found === null && <p className="problem">{GONE_STORY}</p>}
        </span>
      )}
      <Steps list={ids} index={index} name={found?.headline ?? id} onChange={onChange} />
    </li>
  );
}

/** Stories in an order. The window stays open, so that several can be added. */
export function StoriesControl({ field, value, problem, onChange }: ControlProps): ReactNode {
  const search = useDeskSearch()!;
  const [now] = useState(() => new Date());
  const ids = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  const isFull = ids.length >= (field.maxItems ?? Infinity);
  return (
    <PickedField
      field={field}
      problem={problem}
      isChosen={ids.length > 0}
      open="Añadir notas…"
      search={() => (
        <>
          <p className="muted" role="status">
            {ids.length === 1 ? '1 elegida' : `${ids.length} elegidas`}
            {isFull && `: no caben más de ${field.maxItems}.`}
          </p>
          <StoryPicker
            chosen={ids}
            onChoose={({ id }) => {
              if (ids.includes(id)) onChange(ids.filter((one) => one !== id));
              else if (!isFull) onChange([...ids, id]);
            }}
          />
        </>
      )}
    >
      {ids.length === 0 ? (
        <p className="muted">Ninguna nota</p>
      ) : (
        <ol>
          {ids.map((id, index) => (
            <Chosen key={id} ids={ids} index={index} search={search} now={now} onChange={onChange} />
          ))}
        </ol>
      )}
    </PickedField>
  );
}
