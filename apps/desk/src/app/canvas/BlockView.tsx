import { createElement, memo, useMemo, type ReactNode, type RefCallback } from 'react';
import { useCanvas, type CanvasStore } from './canvas-store.ts';
import { oneElement, toProps } from './one-element.ts';

type DragRef = RefCallback<Element> | null;

export interface BlockViewProps {
  id: string;
  label: string;
  /** Whether this site has such a block. */
  known: boolean;
  canvas: CanvasStore;
  dragRef: DragRef;
}

/** The server's HTML of a block. The canvas has hundreds: only one whose HTML has changed is rendered. */
const Shown = memo(function Shown({ html, dragRef }: { html: string; dragRef: DragRef }): ReactNode {
  const outer = useMemo(() => oneElement(html), [html]);
  if (!outer)
    return <div key="box" ref={dragRef} className="mesa-box" dangerouslySetInnerHTML={{ __html: html }} />;
  return createElement(outer.tag, {
    ...toProps(outer.attributes),
    key: outer.tag,
    ref: dragRef,
    dangerouslySetInnerHTML: { __html: outer.inner },
  });
});

/** In the place of a block that readers do not see: why. */
function Hidden({ id, label, known, canvas, dragRef }: BlockViewProps): ReactNode {
  const isReady = useCanvas(canvas, ({ page }) => page !== undefined);
  const why = useCanvas(
    canvas,
    ({ page }) => page?.notes.find(({ placementId }) => placementId === id)?.text,
  );
  const reason = known
    ? why
    : 'Este sitio no conoce el bloque. Se guarda como está y los lectores no lo ven.';
  return (
    <div ref={dragRef} className="mesa-hidden">
      <strong>{label}</strong>
      <span>{reason ?? (isReady ? 'No se muestra.' : 'Se está preparando…')}</span>
    </div>
  );
}

/** A placement on the canvas. */
export function BlockView(props: BlockViewProps): ReactNode {
  const { id, canvas, dragRef } = props;
  const html = useCanvas(canvas, ({ page }) => page?.blocks[id]);
  return html ? <Shown html={html} dragRef={dragRef} /> : <Hidden {...props} />;
}
