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
import { part } from '../../styling/part.ts';
import { TabsRoot } from './Tabs.styles.ts';

export interface Tab {
  /** The panel's id, which stands in the address: unique on the page. */
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect' | 'aria-label'
> {
  /** What is chosen between; the accessible name of the row. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Told the id of the panel that is shown, after the reader has chosen. */
  onSelect?: ((id: string) => void) | undefined;
}

/** Where a key leads from the tab at `at` of `count`. */
const TARGET: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Panels that take turns in one place. In the server's HTML the tabs are links to their panels and work as such;
 * the script makes them tabs. Follows the tabs pattern of the ARIA Authoring Practices. @see T4
 */
export const Tabs = part<TabsProps>(TabsRoot, function Tabs({ label, tabs, onSelect, ...rest }) {
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState(tabs[0].id);
  // Only the tabs and the address that the page was opened with count.
  const first = useRef(tabs);
  const links = useRef(new Map<string, HTMLAnchorElement | null>());

  useEffect(() => {
    const named = first.current.find(({ id }) => `#${id}` === location.hash);
    if (named) setShown(named.id);
    setReady(true);
  }, []);

  const show = (id: string): void => {
    setShown(id);
    onSelect?.(id);
  };
  const onClick = (event: MouseEvent, id: string): void => {
    event.preventDefault();
    show(id);
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const next = tabs[TARGET[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    links.current.get(next.id)?.focus();
    show(next.id);
  };

  return (
    <TabsRoot data-ready={ready || undefined} {...rest}>
      <div className="list" role={ready ? 'tablist' : 'navigation'} aria-label={label}>
        {tabs.map(({ id, label: name }, at) => (
          <a
            key={id}
            href={`#${id}`}
            ref={(link) => void links.current.set(id, link)}
            {...(ready && {
              id: `${id}-tab`,
              role: 'tab',
              'aria-controls': id,
              'aria-selected': id === shown,
              tabIndex: id === shown ? 0 : -1,
              onClick: (event: MouseEvent) => onClick(event, id),
              onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
            })}
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={id}
          className="panel"
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
});
