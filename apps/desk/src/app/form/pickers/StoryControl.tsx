import { useState, type ReactNode } from 'react';
import { useDeskSearch } from '../../pick/desk-search.tsx';
import { StoryLine } from '../../pick/StoryLine.tsx';
import { StoryPicker } from '../../pick/StoryPicker.tsx';
import { textOf, unchosen, type ControlProps } from '../controls/control.ts';
import { PickedField } from './PickedField.tsx';
import { useFound } from './use-found.ts';

export const GONE_STORY = 'Los lectores no pueden ver esta nota: no existe o no está publicada.';

export function StoryControl({ field, value, problem, onChange }: ControlProps): ReactNode {
  const search = useDeskSearch()!;
  const [now] = useState(() => new Date());
  const id = textOf(value);
  const found = useFound(id, search.lookup.story);
  return (
    <PickedField
      field={field}
      problem={problem}
      isChosen={id !== ''}
      missing={id !== '' && found === null ? GONE_STORY : undefined}
      onClear={() => onChange(unchosen(field))}
      search={(close) => (
        <StoryPicker
          chosen={[id]}
          onChoose={(story) => {
            onChange(story.id);
            close();
          }}
        />
      )}
    >
      {id === '' ? (
        <p className="muted">Ninguna nota</p>
      ) : found ? (
        <StoryLine story={found} search={search} now={now} />
      ) : (
        <p className="muted">{id}</p>
      )}
    </PickedField>
  );
}
