import { useCallback, useState, type ReactNode } from 'react';
import { SEARCH_LIMITS, type Choice, type ChoiceKind, type ChoiceSearch } from 'rotativa/providers';
import type { DeskSearch } from '../../pick/desk-search.tsx';
import { Finder } from '../../pick/Finder.tsx';
import { useLatest } from '../../pick/use-latest.ts';
import { CHOICE_WORDS } from './choice-words.ts';

/** The words of a choice for editors. */
export function ChoiceLine({ choice }: { choice: Choice }): ReactNode {
  return (
    <span className="choice-line">
      <b>{choice.label}</b>
      {choice.help && <small>{choice.help}</small>}
    </span>
  );
}

export interface ChoicePickerProps {
  search: DeskSearch;
  of: ChoiceKind;
  chosen: string;
  onChoose: (choice: Choice) => void;
}

/** A search of sections, collections or the like, to choose one. */
export function ChoicePicker({ search, of, chosen, onChoose }: ChoicePickerProps): ReactNode {
  const { port, brand, onSessionEnded } = search;
  const [words, setWords] = useState('');
  const ask = useCallback(
    async (question: ChoiceSearch) => {
      const items = await port.choices(question);
      return { items, total: items.length };
    },
    [port],
  );
  const limit = SEARCH_LIMITS.most;
  const answer = useLatest({ brand, of, q: words.trim(), limit }, ask, onSessionEnded);
  const say = CHOICE_WORDS[of];
  return (
    <Finder<Choice>
      label={say.search}
      words={words}
      onWords={setWords}
      answer={answer}
      keyOf={({ value }) => value}
      show={(choice) => <ChoiceLine choice={choice} />}
      isChosen={({ value }) => value === chosen}
      onChoose={onChoose}
      counted={(total) => (total < limit ? `${total} en total` : `Las primeras ${limit}: escribe más letras`)}
      none={say.none}
    />
  );
}
