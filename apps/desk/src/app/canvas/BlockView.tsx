import { createElement, useMemo, type ReactNode, type RefCallback } from 'react';
import { useCanvas, type CanvasStore } from './canvas-store.ts';
import { oneElement, toProps } from './one-element.ts';

export interface BlockViewProps {
  id: string;
  label: string;
  /** Whether this site has such a block. */
  known: boolean;
  canvas: CanvasStore;
  dragRef: RefCallback<Element> | null;
}

/** The server's HTML of a placement. One that shows nothing to readers says why. */
export function BlockView({ id, label, known, canvas, dragRef }: BlockViewProps): ReactNode {
  const html = useCanvas(canvas, ({ page }) => page?.blocks[id]);
  const isReady = useCanvas(canvas, ({ page }) => page !== undefined);
  const why = useCanvas(
    canvas,
    ({ page }) => page?.notes.find(({ placementId }) => placementId === id)?.text,
  );
  const outer = useMemo(() => (html ? oneElement(html) : undefined), [html]);
  if (outer)
    return createElement(outer.tag, {
      ...toProps(outer.attributes),
      key: outer.tag,
      ref: dragRef,
      dangerouslySetInnerHTML: { __html: outer.inner },
    });
  if (html)
    return <div key="box" ref={dragRef} className="mesa-box" dangerouslySetInnerHTML={{ __html: html }} />;
  const reason = known
    ? why
    : 'Este sitio no conoce el bloque. Se guarda como está y los lectores no lo ven.';
  return (
    <div key="hidden" ref={dragRef} className="mesa-hidden">
      <strong>{label}</strong>
      <span>{reason ?? (isReady ? 'No se muestra.' : 'Se está preparando…')}</span>
    </div>
  );
}
