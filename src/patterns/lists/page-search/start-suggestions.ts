import {
  MIN_SUGGESTION_CHARACTERS,
  suggestionWords,
  type SuggestionKind,
} from '../../../domain/search/suggestion.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { suggestions as messages } from '../../../messages/lists.ts';
import type { PageSearchProps } from './PageSearch.tsx';

/** A suggestion with the address of its page, as the service sends them in a list. */
export interface SuggestedLink {
  kind: SuggestionKind;
  text: string;
  href: string;
}

/** The wait after the last letter, and for an answer, in milliseconds. */
const DELAY_MS = 200;
const LONGEST_MS = 5000;

const LIST_ID = 'q-list';

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/** The links of an answer. Those with another shape, or without a safe address, are left out. */
function linksIn(answer: unknown): SuggestedLink[] {
  const given = Array.isArray(answer) ? (answer as Partial<SuggestedLink>[]) : [];
  return given.flatMap((one) => {
    const { kind, text, href: address } = one ?? {};
    const href = safeHref(address);
    return kind && kind in messages.kinds && typeof text === 'string' && href ? [{ kind, text, href }] : [];
  });
}

/**
 * Makes the field of `PageSearch` suggest pages for what a reader types, by the combobox pattern of the ARIA Authoring
 * Practices. Enter without a chosen suggestion searches, as it does without this script.
 * @returns stops it
 * @see B11
 */
export function startSuggestions(
  element: HTMLElement,
  { suggestions: source }: PageSearchProps,
): (() => void) | void {
  const field = element.querySelector<HTMLElement>('.field');
  const input = field?.querySelector('input');
  if (!source || !field || !input) return;

  const stopped = new AbortController();
  const { signal } = stopped;
  const list = make('ul', { id: LIST_ID, role: 'listbox', 'aria-label': messages.list });
  const popup = make('div', { class: 'popup' }, list);
  const status = make('p', { class: 'status', role: 'status' });
  popup.hidden = true;
  field.append(popup, status);

  let links: SuggestedLink[] = [];
  let active = -1;
  let request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function move(to: number): void {
    const options = [...list.children];
    options[active]?.removeAttribute('data-active');
    options[active]?.setAttribute('aria-selected', 'false');
    active = to;
    options[to]?.setAttribute('data-active', 'true');
    options[to]?.setAttribute('aria-selected', 'true');
    options[to]?.scrollIntoView?.({ block: 'nearest' });
    if (to < 0) input!.removeAttribute('aria-activedescendant');
    else input!.setAttribute('aria-activedescendant', `${LIST_ID}-${to}`);
  }

  function open(shown: boolean): void {
    popup.hidden = !shown || links.length === 0;
    input!.ariaExpanded = String(!popup.hidden);
    if (popup.hidden) move(-1);
  }

  /** Opens a page by a link, which the router of an app sees too. */
  function go({ href }: SuggestedLink): void {
    open(false);
    const link = make('a', { href });
    list.append(link);
    link.click();
    link.remove();
  }

  function show(found: SuggestedLink[]): void {
    move(-1);
    links = found;
    list.replaceChildren(
      ...found.map(({ kind, text }, at) =>
        make(
          'li',
          { id: `${LIST_ID}-${at}`, role: 'option', 'aria-selected': 'false' },
          text,
          make('span', { class: 'description' }, messages.kinds[kind]),
        ),
      ),
    );
    open(document.activeElement === input);
    status.textContent = popup.hidden ? '' : messages.count(found.length);
  }

  async function ask(typed: string): Promise<void> {
    request = new AbortController();
    const { signal: requested } = request;
    try {
      const response = await fetch(`${source}?q=${encodeURIComponent(typed)}`, {
        signal: AbortSignal.any([requested, signal, AbortSignal.timeout(LONGEST_MS)]),
      });
      if (!response.ok) throw new Error(`The suggestions answered ${response.status}.`);
      const found = linksIn(await response.json());
      if (!requested.aborted) show(found);
    } catch (error) {
      if (requested.aborted || signal.aborted) return;
      // The form searches without suggestions.
      console.info(error);
      show([]);
    }
  }

  function changed(): void {
    clearTimeout(timer);
    request.abort();
    const typed = suggestionWords(input!.value).join(' ');
    if (typed.length < MIN_SUGGESTION_CHARACTERS) show([]);
    else timer = setTimeout(() => void ask(typed), DELAY_MS);
  }

  /** The next or the previous suggestion, in a circle. */
  function step(by: 1 | -1): void {
    const from = active < 0 && by < 0 ? links.length : active;
    open(true);
    if (links.length > 0) move((from + by + links.length) % links.length);
  }

  /** The action of each key; true when the browser must not act on it too. */
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: ({ altKey }) => (altKey ? open(true) : step(1), true),
    ArrowUp: ({ altKey }) => (altKey ? open(false) : step(-1), true),
    Escape: () => !popup.hidden && (open(false), true),
    Enter: () => {
      const chosen = links[active];
      if (chosen) go(chosen);
      return chosen !== undefined;
    },
  };

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', LIST_ID);
  input.autocomplete = 'off';
  open(false);
  input.addEventListener('input', changed, { signal });
  input.addEventListener('blur', () => open(false), { signal });
  input.addEventListener('keydown', (event) => keys[event.key]?.(event) && event.preventDefault(), {
    signal,
  });
  // A press would take the focus out of the field.
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    ({ target }) => {
      const chosen = links[[...list.children].findIndex((option) => option.contains(target as Node))];
      if (chosen) go(chosen);
    },
    { signal },
  );
  // The text that was typed before the script loaded.
  if (input.value !== input.defaultValue) changed();

  return () => {
    stopped.abort();
    clearTimeout(timer);
    popup.remove();
    status.remove();
    for (const name of [
      'role',
      'aria-autocomplete',
      'aria-controls',
      'aria-expanded',
      'aria-activedescendant',
    ])
      input.removeAttribute(name);
  };
}
