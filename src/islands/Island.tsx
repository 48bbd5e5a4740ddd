'use client';
import { createElement, Suspense, useContext, type ReactNode } from 'react';
import { IslandHostContext } from './host.ts';
import type { IslandDefinition } from './define-island.ts';
import { lazyComponent, loadedComponent } from './loaded.ts';

export interface IslandProps<P> {
  of: IslandDefinition<P>;
  props: P;
}

/**
 * Stands for an island anywhere in a tree. Under a host (`<Islands>` on the server) it is an
 * `<rt-island>` element with the HTML of a root of its own; without one the component renders in place.
 */
export function Island<P extends object>({ of, props }: IslandProps<P>): ReactNode {
  const host = useContext(IslandHostContext);
  if (!host) {
    const Component = loadedComponent(of) ?? lazyComponent(of);
    return <Suspense fallback={null}>{createElement(Component, props)}</Suspense>;
  }
  const island = host.render(of, props);
  if (!island) return null;
  return createElement('rt-island', {
    name: of.name,
    when: of.when,
    pre: island.prefix,
    data: island.data,
    dangerouslySetInnerHTML: { __html: island.html },
  });
}
