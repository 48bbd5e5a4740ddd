'use client';
import type * as RD from '@radix-ui/react-dialog';
import { useCallback, useEffect, useRef, useState, type ComponentPropsWithRef, type Ref } from 'react';
import { onEscape } from './escape.ts';
import { holdPage, keepFocus } from './hold-page.ts';

type LayerProps = Pick<
  ComponentPropsWithRef<typeof RD.Content>,
  | 'ref'
  | 'onOpenAutoFocus'
  | 'onCloseAutoFocus'
  | 'onEscapeKeyDown'
  | 'onPointerDownOutside'
  | 'onFocusOutside'
>;

/** The return value is that of a callback; React 19 calls it instead of passing null. */
function give<T>(ref: Ref<T> | undefined, value: T | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(value) ?? undefined;
  if (ref) ref.current = value;
  return undefined;
}

/** A mouse gives a button no focus in Safari. */
const openerOf = (layer: HTMLElement): Element | null =>
  document.querySelector(`[aria-controls="${CSS.escape(layer.id)}"]`) ?? document.activeElement;

/**
 * Makes a Radix dialog modal without Radix's own modality, which makes everything outside unusable: lists and challenges
 * that other libraries add to the page, above the layer, take clicks, keys and the focus. The page behind is inert and
 * does not scroll, and the focus returns to the element that had it.
 *
 * @returns the props of the `RD.Content`, which is the only element in its scrim, if it has one
 */
export function useModalLayer<P extends LayerProps>(props: P): P & Required<LayerProps> {
  const { ref, onOpenAutoFocus, onCloseAutoFocus, onEscapeKeyDown, onPointerDownOutside } = props;
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!layer) return;
    const undo = [holdPage(layer), keepFocus(layer)];
    return () => undo.forEach((one) => one());
  }, [layer]);
  return {
    ...props,
    ref: useCallback(
      (element: HTMLDivElement | null) => {
        setLayer(element);
        return give(ref, element);
      },
      [ref],
    ),
    onOpenAutoFocus: (event) => {
      opener.current = openerOf(event.target as HTMLElement);
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement)
        opener.current.focus();
    },
    onEscapeKeyDown: (event) => onEscape(event, layer, onEscapeKeyDown),
    onPointerDownOutside: (event) => {
      onPointerDownOutside?.(event);
      const { button, ctrlKey } = event.detail.originalEvent;
      // A press beside the layer closes it; a press on anything above it does not.
      if (event.target !== layer?.parentElement || button !== 0 || ctrlKey) event.preventDefault();
    },
    onFocusOutside: (event) => {
      props.onFocusOutside?.(event);
      event.preventDefault();
    },
  };
}
