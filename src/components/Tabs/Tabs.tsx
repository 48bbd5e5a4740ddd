'use client';
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { styleable } from '../../styling/styleable.ts';
import { TabsRoot } from './Tabs.styles.ts';

export interface Tab {
  /** The panel's id, which is part of the address: unique on the page. */
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  /** Shown, but not selectable. Not for the first tab, nor for the selected one. */
  readonly disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect' | 'aria-label'
> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The id of the selected panel, if you control it with `onSelect`. */
  selected?: string | undefined;
  /** The id of the panel that is selected at first: the first by default. A panel in the address comes before it. */
  defaultSelected?: string | undefined;
  /** Called with the id of the panel that the reader selects. */
  onSelect?: ((id: string) => void) | undefined;
  /** `vertical` has the tabs beside the panel, and above it on screens below 640 px. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** With `manual` the arrow keys move the focus only, and Enter or Space selects: for panels that load slowly. */
  activation?: 'automatic' | 'manual' | undefined;
}

type Move = (at: number, count: number) => number;
const previous: Move = (at, count) => (at - 1 + count) % count;
const next: Move = (at, count) => (at + 1) % count;
const ENDS: Record<string, Move> = { Home: () => 0, End: (_at, count) => count - 1 };
/** The index that a key moves to from the tab at `at` of `count`. */
const MOVES: Record<'horizontal' | 'vertical', Record<string, Move>> = {
  horizontal: { ...ENDS, ArrowLeft: previous, ArrowRight: next },
  vertical: { ...ENDS, ArrowUp: previous, ArrowDown: next },
};

/**
 * Panels of which one is shown at a time. In the server's HTML the tabs are links to their panels;
 * the script turns them into tabs. Follows the tabs pattern of the ARIA Authoring Practices.
 */
export const Tabs = styleable<TabsProps>(
  TabsRoot,
  function Tabs({
    label,
    tabs,
    selected,
    defaultSelected = tabs[0].id,
    onSelect,
    orientation = 'horizontal',
    activation = 'automatic',
    ...rest
  }) {
    const [ready, setReady] = useState(false);
    const [own, setOwn] = useState(defaultSelected);
    // The selected one may have gone.
    const shown = selected ?? (tabs.some(({ id }) => id === own) ? own : tabs[0].id);
    // Only the initial tabs and the initial address matter.
    const first = useRef({ tabs, onSelect: selected === undefined ? undefined : onSelect });
    const links = useRef(new Map<string, HTMLAnchorElement | null>());

    useEffect(() => {
      const named = first.current.tabs.find(({ id, disabled }) => !disabled && `#${id}` === location.hash);
      if (named) {
        setOwn(named.id);
        first.current.onSelect?.(named.id);
      }
      setReady(true);
    }, []);

    const show = (id: string): void => {
      setOwn(id);
      onSelect?.(id);
    };
    const onClick = (event: MouseEvent, { id, disabled }: Tab): void => {
      event.preventDefault();
      if (!disabled) show(id);
    };
    const onKeyDown = (event: KeyboardEvent, tab: Tab): void => {
      const usable = tabs.filter(({ disabled }) => !disabled);
      const to = usable[MOVES[orientation][event.key]?.(usable.indexOf(tab), usable.length) ?? -1];
      if (to) links.current.get(to.id)?.focus();
      // A link has no key for the space bar.
      const chosen = to ? activation === 'automatic' && to : event.key === ' ' && tab;
      if (to || chosen) event.preventDefault();
      if (chosen) show(chosen.id);
    };

    return (
      <TabsRoot data-ready={ready || undefined} data-orientation={orientation} {...rest}>
        <div
          className="list"
          role={ready ? 'tablist' : 'navigation'}
          aria-label={label}
          aria-orientation={ready && orientation === 'vertical' ? orientation : undefined}
        >
          {tabs.map((tab) => (
            <a
              key={tab.id}
              href={tab.disabled ? undefined : `#${tab.id}`}
              data-shown={tab.id === shown || undefined}
              aria-disabled={tab.disabled || undefined}
              ref={(link) => void links.current.set(tab.id, link)}
              {...(ready && {
                id: `${tab.id}-tab`,
                role: 'tab',
                'aria-controls': tab.id,
                'aria-selected': tab.id === shown,
                tabIndex: tab.id === shown ? 0 : -1,
                onClick: (event: MouseEvent) => onClick(event, tab),
                onKeyDown: (event: KeyboardEvent) => onKeyDown(event, tab),
              })}
            >
              {tab.label}
            </a>
          ))}
        </div>
        {tabs.map(({ id, content }) => (
          <div
            key={id}
            id={id}
            className="panel"
            data-shown={id === shown || undefined}
            {...(ready && {
              role: 'tabpanel',
              'aria-labelledby': `${id}-tab`,
              hidden: id !== shown,
              tabIndex: 0,
            })}
          >
            {content}
          </div>
        ))}
      </TabsRoot>
    );
  },
);
