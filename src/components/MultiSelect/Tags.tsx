'use client';
import type { KeyboardEvent } from 'react';
import type { ComboboxOption } from '../Combobox/options.ts';
import { Icon } from '../Icon/Icon.tsx';
import { closeIcon } from '../Icon/icons/interface.ts';
import type { Messages } from '../../messages/index.ts';

export interface TagsProps {
  /** The name of the list. */
  name: string;
  chosen: readonly ComboboxOption[];
  /** The tag that Tab leads to. */
  stop: number;
  disabled: boolean;
  messages: Messages['multiSelect'];
  onRemove: (at: number) => void;
  onFocus: (at: number) => void;
  onKeyDown: (event: KeyboardEvent, at: number) => void;
}

/** The chosen options, each with a button that removes it. They are one stop of Tab; the arrow keys lead through them. */
export function Tags({ name, chosen, stop, disabled, messages, onRemove, onFocus, onKeyDown }: TagsProps) {
  return (
    <ul className="tags" role="list" aria-label={name}>
      {chosen.map(({ value, label }, at) => (
        <li key={value}>
          <span>{label}</span>
          <button
            type="button"
            aria-label={messages.remove(label)}
            disabled={disabled}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => onFocus(at)}
            onKeyDown={(event) => onKeyDown(event, at)}
            onClick={() => onRemove(at)}
          >
            <Icon icon={closeIcon} />
          </button>
        </li>
      ))}
    </ul>
  );
}
