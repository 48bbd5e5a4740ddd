'use client';
import { useEffect, useRef } from 'react';
import { Button } from './Button/Button.tsx';
import { Icon } from './Icon/Icon.tsx';
import { checkIcon } from './Icon/icons/interface.ts';
import type { ComboboxOption } from './Combobox/options.ts';
import type { Messages } from '../messages/index.ts';

export interface OptionListProps {
  /** The id of the field, from which the ids of list and options are made. */
  id: string;
  /** The name of the list. */
  name: string;
  options: readonly ComboboxOption[];
  /** The index of the option that the keys have reached; -1 for none. */
  active: number;
  isChosen: (option: ComboboxOption) => boolean;
  /** Several can be chosen: those that are have a check. */
  several?: boolean | undefined;
  /** Shown in place of options. */
  message: string | false;
  messages: Messages['combobox'];
  onChoose: (option: ComboboxOption) => void;
  onRetry: (() => void) | undefined;
}

/** The list below a field, or a message instead. The focus stays in the field. */
export function OptionList({
  id,
  name,
  options,
  active,
  isChosen,
  several,
  message,
  messages,
  onChoose,
  onRetry,
}: OptionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  if (!message && options.length === 0) return null;
  return (
    <div className="popup">
      {options.length > 0 && (
        <ul
          id={`${id}-list`}
          ref={list}
          role="listbox"
          aria-label={name}
          aria-multiselectable={several}
          // A press would take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, at) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
            <li
              key={option.value}
              id={`${id}-${at}`}
              role="option"
              aria-selected={isChosen(option)}
              aria-disabled={option.disabled || undefined}
              data-active={at === active || undefined}
              tabIndex={-1}
              onClick={() => !option.disabled && onChoose(option)}
            >
              {option.label}
              {option.description && <span className="description">{option.description}</span>}
              {several && isChosen(option) && <Icon icon={checkIcon} size="s" />}
            </li>
          ))}
        </ul>
      )}
      {message && (
        <div className="message">
          <span aria-hidden>{message}</span>
          {onRetry && (
            <Button variant="quiet" size="small" onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
