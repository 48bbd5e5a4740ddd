'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Collapsible } from '../../../../components/Collapsible/Collapsible.tsx';
import { Icon } from '../../../../components/Icon/Icon.tsx';
import { closeIcon } from '../../../../components/Icon/icons/interface.ts';
import { chevronDownIcon } from '../../../../components/Icon/icons/arrows.ts';
import type { IconShape } from '../../../../components/Icon/shape.ts';
import { isPlainClick } from '../../../../domain/url/plain-click.ts';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { HeaderMenuRoot } from './HeaderMenu.styles.ts';
import { fitWindow } from './fit-window.ts';
import { keepFocusIn } from './keep-focus.ts';

export type HeaderMenuPanel = 'start' | 'end' | 'drawer' | 'drawer-end' | 'full' | 'bar';

export interface HeaderMenuProps {
  label: string;
  /** Name of the opener while the panel covers the page and the opener shows a cross: 'Cerrar'. Default: the label. */
  closeLabel?: string | undefined;
  /** Whether the label is visible beside the icon, or only for screen readers. */
  labelShown?: boolean | undefined;
  icon?: IconShape | undefined;
  /** Position of the panel: below its button, at an edge, full screen, across the page. */
  panel?: HeaderMenuPanel | undefined;
  /** Whether the page is among its links. */
  current?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Panels that cover the page. While one is open, it traps the focus. */
const COVERING: readonly HeaderMenuPanel[] = ['drawer', 'drawer-end', 'full'];

/** Browsers allow only one open menu with the same name. */
const GROUP = 'rt-header';

/**
 * A menu of the header: a `Collapsible` with a panel. After its island hydrates, a click outside, Escape and a followed link
 * close it, because an app's router may keep the header. A panel that covers the page traps the focus; any other stays inside
 * the window, and closes when the focus is elsewhere.
 * @see H1, H3, H5
 */
export function HeaderMenu({
  label,
  closeLabel,
  labelShown = false,
  icon,
  panel = 'start',
  current = false,
  className,
  children,
}: HeaderMenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const covering = COVERING.includes(panel);

  useEffect(() => {
    const menu = root.current;
    if (!menu) return;
    let release: (() => void) | undefined;
    const toggled = (): void => {
      release?.();
      release = menu.open ? (covering ? keepFocusIn : fitWindow)(menu) : undefined;
    };
    // The page is free at once, not with the `toggle` event: a router may move the focus to what it shows.
    const close = (): void => {
      menu.open = false;
      release?.();
    };
    const outside = (event: Event): void => {
      const content = menu.querySelector('.panel');
      const summary = menu.querySelector('summary');
      const target = event.target as Node;
      if (menu.open && !content?.contains(target) && !summary?.contains(target)) close();
    };
    // The click on a dimmed page only closes. When the pointer goes down, it is still to come: it would hit what was dimmed.
    const press = covering ? 'click' : 'pointerdown';
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    };
    // Below an open panel the focus would not be seen, wherever it comes from. A dialog that it opened gives the focus
    // back to it, and the page as a whole has no ring.
    const elsewhere = ({ target }: FocusEvent): void => {
      const next = target as Element;
      if (!menu.open || menu.contains(next) || next === document.body) return;
      if (!next.closest('[role="dialog"], [role="alertdialog"]')) close();
    };
    const followed = (event: MouseEvent): void => {
      if ((event.target as Element).closest('.panel a[href]') && isPlainClick(event)) close();
    };
    toggled();
    menu.addEventListener('toggle', toggled);
    menu.addEventListener('click', followed);
    menu.addEventListener('submit', close);
    if (!covering) document.addEventListener('focusin', elsewhere);
    window.addEventListener('popstate', close);
    document.addEventListener(press, outside);
    document.addEventListener('keydown', escape);
    return () => {
      release?.();
      menu.removeEventListener('toggle', toggled);
      menu.removeEventListener('click', followed);
      menu.removeEventListener('submit', close);
      document.removeEventListener('focusin', elsewhere);
      window.removeEventListener('popstate', close);
      document.removeEventListener(press, outside);
      document.removeEventListener('keydown', escape);
    };
  }, [covering]);

  // The props of a `Collapsible`, which the root is: its type names those of an element only.
  const disclosure = {
    as: Collapsible,
    plain: true,
    summaryClass: 'opener',
    contentClass: 'panel',
    summary: (
      <>
        {icon && <Icon icon={icon} size="m" className="closed" />}
        {icon && <Icon icon={closeIcon} size="m" className="open" />}
        {labelShown ? label : <VisuallyHidden className={closeLabel && 'closed'}>{label}</VisuallyHidden>}
        {closeLabel && <VisuallyHidden className="open">{closeLabel}</VisuallyHidden>}
        {!icon && <Icon icon={chevronDownIcon} className="turns" />}
      </>
    ),
  };
  return (
    <HeaderMenuRoot
      {...disclosure}
      ref={root}
      name={GROUP}
      // A reader may open it before its island hydrates.
      suppressHydrationWarning
      data-panel={panel}
      data-current={current || undefined}
      {...(className && { className })}
    >
      {children}
    </HeaderMenuRoot>
  );
}
