'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { closeIcon } from '../../components/Icon/icons/interface.ts';
import { chevronDownIcon } from '../../components/Icon/icons/arrows.ts';
import type { IconShape } from '../../components/Icon/shape.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { HeaderMenuRoot } from './HeaderMenu.styles.ts';

export type HeaderMenuPanel = 'start' | 'end' | 'drawer' | 'drawer-end' | 'full' | 'bar';

export interface HeaderMenuProps {
  label: string;
  /** The words stand beside the icon, or are only said. */
  labelShown?: boolean;
  icon?: IconShape | undefined;
  /** Where it opens: under its button, from an edge, over the screen, across the page. */
  panel?: HeaderMenuPanel;
  /** The page is among its links. */
  current?: boolean;
  className?: string;
  children: ReactNode;
}

/** Menus of one name exclude one another in the browser itself. */
const GROUP = 'rt-header';

/**
 * A menu of the header: a native disclosure, that a click outside and Escape close once its island is awake.
 * @see H1, H3, H5
 */
export function HeaderMenu({
  label,
  labelShown = false,
  icon,
  panel = 'start',
  current = false,
  className,
  children,
}: HeaderMenuProps) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = root.current;
    if (!menu) return;
    const outside = (event: PointerEvent): void => {
      const content = menu.querySelector('.panel');
      const summary = menu.querySelector('summary');
      const target = event.target as Node;
      if (menu.open && !content?.contains(target) && !summary?.contains(target)) menu.open = false;
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, []);

  return (
    <HeaderMenuRoot
      ref={root}
      name={GROUP}
      // A reader may have opened it before its island wakes.
      suppressHydrationWarning
      data-panel={panel}
      data-current={current || undefined}
      {...(className && { className })}
    >
      <summary>
        {icon && <Icon of={icon} size="m" className="closed" />}
        {icon && <Icon of={closeIcon} size="m" className="open" />}
        {labelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
        {!icon && <Icon of={chevronDownIcon} className="turns" />}
      </summary>
      <div className="panel">{children}</div>
    </HeaderMenuRoot>
  );
}
