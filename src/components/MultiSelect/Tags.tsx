'use client';
import { useRef, type KeyboardEvent } from 'react';
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
  /** Removes a tag; `next` is the one that gets the focus, by default the one in its place. */
  onRemove: (at: number, next?: number) => void;
  onFocus: (at: number) => void;
  /** The keys lead past the last tag. */
  onLeave: () => void;
}

/** The key that leads to the tag before: an arrow against the direction of writing. */
export const backKey = (at: Element): 'ArrowLeft' | 'ArrowRight' =>
  getComputedStyle(at).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';

/** The chosen options, each with a button that removes it. They are one stop of Tab; the arrow keys lead through them. */
export function Tags({ name, chosen, stop, disabled, messages, onRemove, onFocus, onLeave }: TagsProps) {
  const list = useRef<HTMLUListElement>(null);
  const focus = (at: number): void => {
    const button = list.current!.querySelectorAll('button')[at];
    if (button) button.focus();
    else onLeave();
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const before = Math.max(0, at - 1);
    const isBackwards = event.key === backKey(event.currentTarget);
    const keys: Record<string, () => void> = {
      ArrowLeft: () => focus(isBackwards ? before : at + 1),
      ArrowRight: () => focus(isBackwards ? before : at + 1),
      Home: () => focus(0),
      End: () => focus(chosen.length - 1),
      Backspace: () => onRemove(at, before),
      Delete: () => onRemove(at),
    };
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  return (
    <ul className="tags" ref={list} role="list" aria-label={name}>
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
