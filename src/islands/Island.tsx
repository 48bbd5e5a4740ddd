'use client';
import { createElement, Suspense, useContext, useEffect, useRef, type ReactNode } from 'react';
import { IslandHostContext } from './host.ts';
import type { IslandDefinition } from './define-island.ts';
import { lazyComponent, loadedComponent } from './loaded.ts';

export interface IslandProps<P> {
  definition: IslandDefinition<P>;
  props: P;
}

/** Runs an island's script on its parent element. Rendered after the component, so that the HTML exists. */
function Script<P extends object>({ definition, props }: IslandProps<P>): ReactNode {
  const mark = useRef<HTMLElement>(null);
  const data = JSON.stringify(props);
  useEffect(() => {
    let gone = false;
    let stop: (() => void) | void;
    void definition.script?.().then(({ default: run }) => {
      const element = mark.current?.parentElement;
      if (!gone && element) stop = run(element, JSON.parse(data) as P);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [definition, data]);
  return <span ref={mark} hidden />;
}

/** In a browser a component may wait for one of its parts, and so would a fallback with the same component. */
const ON_SERVER = typeof document === 'undefined';

/**
 * An island anywhere in a tree. Under a host (`<Islands>` on the server) it renders an
 * `<rt-island>` element with the HTML of a separate root; without a host the component renders in place.
 */
export function Island<P extends object>({ definition, props }: IslandProps<P>): ReactNode {
  const host = useContext(IslandHostContext);
  if (!host) {
    const known = loadedComponent(definition);
    const component = createElement(known ?? lazyComponent(definition), props);
    const island = definition.script
      ? createElement('rt-island', null, component, <Script definition={definition} props={props} />)
      : component;
    // A server may send a large boundary after the page, for a script to put in its place. What is there before is the
    // island itself, so that it works without a script and nothing moves.
    return <Suspense fallback={ON_SERVER && known ? island : null}>{island}</Suspense>;
  }
  const island = host.render(definition, props);
  if (!island) return null;
  return createElement('rt-island', {
    name: definition.name,
    when: definition.when,
    pre: island.prefix,
    data: island.data,
    dangerouslySetInnerHTML: { __html: island.html },
  });
}
