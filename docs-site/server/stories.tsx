import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { loadIslands, loadStories } from '../../tests/conformance/modules.ts';
import { storiesOf, type Story, type StoriesModule } from '../../tests/conformance/stories.ts';
import { closed } from '../examples/closed.ts';
import { elementCode } from '../examples/element-code.ts';
import { pieceOf, storyId, storyName } from '../examples/ids.ts';

/** A story of a piece as a document of the site shows it. */
export interface Example {
  /** As in Storybook: `components-button--primary`. */
  id: string;
  /** The path of its piece: `components/Button`. */
  piece: string;
  /** The name of its export: `Primary`. */
  exported: string;
  name: string;
  html: string;
  /** JSX, before its imports. Empty for a story that has none. */
  code: string;
  /** It is drawn for one brand or mode only. */
  globals: Readonly<Record<string, string>>;
  /** It has no margin around it. */
  fullscreen: boolean;
}

const ENTRIES = import.meta.glob<Record<string, unknown>>(
  ['../../src/{components,blocks,patterns}/**/[A-Z]*/index.ts', '../../src/components/*/index.ts'],
  { eager: true },
);

/** Components and objects that the package exports, by value: an icon is written `shareIcon`. */
const named = new Map<unknown, string>(
  Object.values(ENTRIES).flatMap((entry) =>
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === 'function' || (typeof value === 'object' && value !== null)
        ? [[value, name] as const]
        : [],
    ),
  ),
);

/** The public entry of each export: `Icon` and `shareIcon` are in `components/Icon`. */
export const entryOfExport: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENTRIES).flatMap(([file, entry]) =>
    Object.keys(entry).map((name) => [name, /src\/(.*)\/index\.ts$/.exec(file)![1]!]),
  ),
);

/** The element of a story inside its decorators. It is called in a component, because it may call hooks. */
function innerElement({ show }: Story): ReactElement | undefined {
  let inner: ReactNode;
  const Inner = (): null => {
    inner = show();
    return null;
  };
  renderToString(<Inner />);
  return isValidElement(inner) ? inner : undefined;
}

function examplesOf(path: string, loaded: StoriesModule): Example[] {
  const module = closed(loaded);
  const piece = pieceOf(`src/${path}`);
  return storiesOf(module).map((story) => {
    const annotations = module[story.name]!;
    const inner = innerElement(story);
    const parameters = { ...module.default.parameters, ...annotations.parameters };
    return {
      id: storyId(piece, story.name),
      piece,
      exported: story.name,
      name: storyName(story.name),
      html: renderToString(story.element),
      code: inner ? elementCode(inner, named) : '',
      globals: { ...module.default.globals, ...annotations.globals },
      fullscreen: parameters['layout'] === 'fullscreen',
    };
  });
}

/** Every story of every piece, as the server of an app writes it. */
export async function examples(): Promise<Example[]> {
  await loadIslands();
  return (await loadStories()).flatMap(([path, module]) => examplesOf(path, module));
}
