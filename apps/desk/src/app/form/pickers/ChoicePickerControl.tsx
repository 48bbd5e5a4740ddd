import { useCallback, type ReactNode } from 'react';
import type { ChoiceKind } from 'rotativa/providers';
import { useDeskSearch } from '../../pick/desk-search.tsx';
import { textOf, unchosen, type Control, type ControlProps } from '../controls/control.ts';
import { ChoiceLine, ChoicePicker } from './ChoicePicker.tsx';
import { CHOICE_WORDS } from './choice-words.ts';
import { PickedField } from './PickedField.tsx';
import { useFound } from './use-found.ts';

function ChoicePickerControl({
  of,
  field,
  value,
  problem,
  onChange,
}: ControlProps & { of: ChoiceKind }): ReactNode {
  const search = useDeskSearch()!;
  const id = textOf(value);
  const { lookup } = search;
  const found = useFound(
    id,
    useCallback((wanted: string) => lookup.choice(of, wanted), [lookup, of]),
  );
  const say = CHOICE_WORDS[of];
  return (
    <PickedField
      field={field}
      problem={problem}
      isChosen={id !== ''}
      missing={id !== '' && found === null ? say.missing(id) : undefined}
      onClear={() => onChange(unchosen(field))}
      search={(close) => (
        <ChoicePicker
          search={search}
          of={of}
          chosen={id}
          onChoose={(choice) => {
            onChange(choice.value);
            close();
          }}
        />
      )}
    >
      {id === '' ? (
        <p className="muted">{say.nothing}</p>
      ) : found ? (
        <ChoiceLine choice={found} />
      ) : (
        <p className="muted">{id}</p>
      )}
    </PickedField>
  );
}

/** The control of a setting that names one of a kind. */
export const choiceControl = (of: ChoiceKind): Control => {
  const Shown: Control = (props) => <ChoicePickerControl {...props} of={of} />;
  return Shown;
};
