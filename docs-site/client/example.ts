/** The document of an example: its HTML is static until a reader touches it. Then React runs the story. */
import 'virtual:rotativa.css';
import { createElement, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storiesOf, type StoriesModule } from '../../tests/conformance/stories.ts';
import { closed } from '../examples/closed.ts';
import { loadIslandComponents } from './islands.ts';
import './example.css';

import.meta.glob('../../src/themes/generated/{weekly,daily,women,men,forums,rural}.css', { eager: true });

const STORIES = import.meta.glob<StoriesModule>('../../src/{components,blocks,patterns}/**/*.stories.tsx');

const example = document.querySelector<HTMLElement>('#example')!;
const { file, story: name, styles = '' } = example.dataset;

/** The whole sheet of the package. The document has the rules that its HTML needs, and a dialog may need others. */
const loadStyles = (): Promise<unknown[]> =>
  Promise.all(
    styles.split(' ').map(
      (href) =>
        new Promise((loaded) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.addEventListener('load', loaded);
          document.head.append(link);
        }),
    ),
  );

async function run(): Promise<void> {
  const [module] = await Promise.all([STORIES[`../../src/${file}`]!(), loadIslandComponents(), loadStyles()]);
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

if (file && name) {
  let running: Promise<void> | undefined;
  let runs = false;
  const start = (): Promise<void> => (running ??= run().then(() => void (runs = true)));
  for (const event of ['pointerover', 'focusin', 'keydown'])
    document.addEventListener(event, () => void start(), { once: true });
  // A click before React runs is made again.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (runs) return;
      void start().then(() => {
        if (target instanceof HTMLElement && example.contains(target)) target.click();
      });
    },
    { capture: true },
  );
  document.querySelector('[data-show]')?.addEventListener('click', ({ currentTarget }) => {
    (currentTarget as HTMLElement).closest('.docs-empty')!.remove();
  });
}
