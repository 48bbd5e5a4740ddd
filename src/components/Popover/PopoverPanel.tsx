'use client';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { hasAnchors, placeByScript } from '../placement.ts';
import type { PopoverProps } from './Popover.tsx';
import { PopoverRoot } from './Popover.styles.ts';

interface PopoverPanelProps extends Omit<PopoverProps, 'trigger' | 'ref'> {
  /** React 18 passes no `ref` to a function. */
  panelRef: PopoverProps['ref'];
}

/** Browsers without popovers do not know the selector either. */
const isOpen = (box: HTMLElement): boolean => 'popover' in box && box.matches(':popover-open');

/** The panel of a popover. The browser opens and closes it; this keeps the state of its parent in step. */
export function PopoverPanel({
  panelRef,
  id,
  label,
  side = 'below',
  align = 'start',
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The browser's state, before its events report it.
  const shown = useRef(false);
  /** Changes by the reader to report. The browser joins quick ones: closed and opened again is one `toggle` event. */
  const changes = useRef<boolean[]>([]);
  const [reported, setReported] = useState(defaultOpen);
  const wanted = open ?? reported;
  useImperativeHandle(panelRef, () => panel.current!);

  useEffect(() => {
    const box = panel.current!;
    const trigger = document.querySelector<HTMLElement>(`[popovertarget="${box.id}"]`);
    if (wanted !== shown.current) {
      // Not a change by the reader.
      shown.current = wanted;
      if (!wanted) box.hidePopover();
      else if (!isOpen(box)) box.showPopover(trigger ? { source: trigger } : undefined);
    }
    return wanted && trigger && !hasAnchors() ? placeByScript(box, trigger, side, align) : undefined;
    // A state that the parent refused is reported too, and put right here.
  }, [wanted, reported, side, align]);

  useEffect(() => {
    const box = panel.current!;
    const onBefore = (event: Event): void => {
      const opens = (event as ToggleEvent).newState === 'open';
      if (opens !== shown.current) changes.current.push(opens);
      shown.current = opens;
    };
    const onToggle = (): void => {
      setReported(shown.current);
      for (const opens of changes.current.splice(0)) onOpenChange?.(opens);
    };
    // The reader may have opened it before the script ran.
    if (isOpen(box) && !shown.current) {
      changes.current.push(true);
      shown.current = true;
      onToggle();
    }
    // React 18 has no such events for a popover.
    box.addEventListener('beforetoggle', onBefore);
    box.addEventListener('toggle', onToggle);
    return () => {
      box.removeEventListener('beforetoggle', onBefore);
      box.removeEventListener('toggle', onToggle);
    };
  }, [onOpenChange]);

  return (
    <PopoverRoot
      ref={panel}
      popover="auto"
      id={id}
      role={label ? 'group' : undefined}
      aria-label={label}
      data-side={side}
      data-align={align}
      {...rest}
    />
  );
}
