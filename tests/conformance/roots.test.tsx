// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement, createRef, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/blocks/defineBlock.ts';
import { loadComponents, loadEntries, loadIslands, loadStories, loadTests, type Entry } from './modules.ts';
import { OWN_PROPS } from './own-props.tsx';
import { storiesOf } from './stories.ts';

type Props = Readonly<Record<string, unknown>>;

const isComponent = (name: string, value: unknown): value is ComponentType<Props> =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

/** `storyBlock` gives every view these three props, even if the view does not show them all. */
const isStoryBlock = (value: unknown): boolean =>
  'repeats' in ((value as Partial<Block> | undefined)?.settings?.shape ?? {});

const STORY_PROPS = { title: '', url: '/mas/' };

await loadIslands();
const propsOf = new Map<unknown, Props>();
for (const [, module] of await loadStories())
  for (const { component, args } of storiesOf(module))
    if (component && !propsOf.has(component)) propsOf.set(component, args);

const cases = (await loadEntries()).flatMap(([path, entry]: [string, Entry]) =>
  Object.entries(entry)
    .filter(([name, value]) => isComponent(name, value))
    .map(([name, value]) => ({
      name,
      component: value as ComponentType<Props>,
      more: Object.values(entry).some(isStoryBlock) ? STORY_PROPS : {},
      path,
    })),
);

/** Radix's button, which takes ref and class, and has no styles of ours. */
const UNSTYLED = new Set(['DialogClose']);

describe('ref, class and attributes reach the root of every component', async () => {
  const tested = (await loadTests()).join('\n');
  const components = (await loadComponents()).flatMap(([path, entry]: [string, Entry]) =>
    Object.entries(entry)
      .filter(([name, value]) => isComponent(name, value) && !UNSTYLED.has(name))
      .map(([name]) => [name, path]),
  );

  it.each(components)('%s of %s has the tests of describeConformance', (name) => {
    expect(tested).toContain(`describeConformance(${name},`);
  });
});

describe('ref, class and attributes reach the root of every block and pattern', () => {
  it.each(cases)('$path $name', ({ name, component, more }) => {
    const own = OWN_PROPS[name] ?? propsOf.get(component);
    if (!own) throw new Error(`${name} is no story’s component: give it props in own-props.tsx`);
    const ref = createRef<Element>();
    const props = { ...more, ...own, ref, className: 'own', lang: 'es', 'data-own': 'kept' };
    const { container } = render(createElement(component, props));

    const root = document.querySelector('.own')!;
    // A dialog is rendered elsewhere in the document.
    if (container.contains(root)) expect(root).toBe(container.firstElementChild);
    expect(ref.current).toBe(root);
    expect(root).toHaveClass(String(component).slice(1));
    expect(root).toHaveAttribute('lang', 'es');
    expect(root).toHaveAttribute('data-own', 'kept');

    // Props of the component must not become attributes. An id belongs to the root, unless the component documents another use.
    const leaked = Object.keys({ ...more, ...own }).filter(
      (prop) => prop !== 'id' && root.hasAttribute(prop),
    );
    expect(leaked).toEqual([]);
  });
});
