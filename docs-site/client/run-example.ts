import 'virtual:rotativa.css';
import { createElement, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storiesOf, type StoriesModule } from '../../tests/conformance/stories.ts';
import { closed } from '../examples/closed.ts';
import { loadIslandComponents } from './islands.ts';

const STORIES = import.meta.glob<StoriesModule>('../../src/{components,blocks,patterns}/**/*.stories.tsx');

/** Runs the story whose HTML the document has. @param file below `src` @param name of its export */
export async function runExample(example: HTMLElement, file: string, name: string): Promise<void> {
  const [module] = await Promise.all([STORIES[`../../src/${file}`]!(), loadIslandComponents()]);
  const story = storiesOf(closed(module)).find((one) => one.name === name)!;
  await new Promise<void>((resolve) => {
    function Started(): ReactNode {
      useEffect(resolve, []);
      return story.element;
    }
    if (example.childElementCount > 0) hydrateRoot(example, createElement(Started));
    else createRoot(example).render(createElement(Started));
  });
}
