import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDom } from '../support/dom.ts';
import { english } from '../../src/messages/en/index.ts';
import { setMessages, type Messages } from '../../src/messages/index.ts';
import { DICTIONARY } from '../../src/messages/scopes/dictionary.ts';
import { MessagesProvider } from '../../src/messages/scopes/provider.tsx';
import { withMessages } from '../../src/messages/scopes/server.ts';
import { storiesOf, type Story } from './stories.ts';

/*
 * Every Spanish word of the library gets a mark before a piece is loaded. Then each story is shown in English, first as a
 * server writes it for one request, then hydrated as a browser does that has set English once. A mark in it is a word that
 * was read too early, that English lacks, or that another request left. The stories are loaded without marks: their texts
 * are theirs, also those that they take from rules.
 */

const MARK = '§';

/** Entries that only programs read: the code of an answer, the tag of a language, a version. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(['code', 'tag', 'version']);

function marked<T>(words: T): T {
  if (typeof words === 'string') return `${MARK}${words}` as T;
  if (typeof words === 'function')
    return ((...given: unknown[]) => marked((words as (...of: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(words)) return words.map(marked) as T;
  const entries = Object.entries(words as object).map(([name, word]: [string, unknown]) => [
    name,
    FOR_PROGRAMS.has(name) ? word : marked(word),
  ]);
  return Object.fromEntries(entries) as T;
}

type Modules = typeof import('./modules.ts');

/** Loads the pieces while words have marks, then the stories. */
async function allStories(modules: Modules, set: typeof setMessages): Promise<Map<string, Story>> {
  set(marks);
  await modules.loadIslands();
  await modules.loadComponents();
  await modules.loadEntries();
  set(spanish);
  return new Map(
    (await modules.loadStories()).flatMap(([path, module]) =>
      storiesOf(module).map((story) => [`${path.replace(/\/[^/]+$/, '')} ${story.name}`, story] as const),
    ),
  );
}

/** A few letters around each mark. */
const marksIn = (html: string): string[] => html.match(/.{0,30}§.{0,60}/gsu) ?? [];

const spanish = Object.fromEntries(
  Object.entries(DICTIONARY).map(([name, group]) => [name, { ...group }]),
) as Messages;
const marks: Messages = marked(spanish);
const onServer = await allStories(await import('./modules.ts'), setMessages);
setMessages(marks);
interface Written {
  marked: string;
  english: string;
  /** By a provider, and the complaints of React. */
  provided: string;
  said: string[];
}
const written = new Map<string, Written | Error>();
for (const [id, { element }] of onServer) {
  const said: string[] = [];
  const complain = vi
    .spyOn(console, 'error')
    .mockImplementation((...words) => void said.push(words.join(' ')));
  try {
    const page = () => renderToString(element);
    // In turns, as requests come.
    written.set(id, {
      marked: page(),
      english: withMessages(english, page),
      provided: renderToString(createElement(MessagesProvider, { messages: english, children: element })),
      said,
    });
  } catch (error) {
    written.set(id, error as Error);
  }
  complain.mockRestore();
}

it('most stories have words of the library', () => {
  const withMarks = [...written.values()].filter(
    (html) => !(html instanceof Error) && html.marked.includes(MARK),
  );
  expect(withMarks.length).toBeGreaterThan(300);
});

describe('X18 every story in English', () => {
  let inBrowser = new Map<string, Story>();
  let closeDom: () => Promise<void>;
  let restore: () => void;

  beforeAll(async () => {
    expect(typeof window).toBe('undefined');
    closeDom = await openDom();
    vi.resetModules();
    const { setMessages: set } = await import('../../src/messages/index.ts');
    inBrowser = await allStories(await import('./modules.ts'), set);
    set(english);
  });
  afterAll(() => closeDom());

  beforeEach(async () => {
    const { stubBrowser } = await import('../../src/testing/index.ts');
    restore = stubBrowser();
  });
  afterEach(() => restore());

  it.each([...written.keys()])('%s', async (id) => {
    const html = written.get(id)!;
    if (html instanceof Error) throw html;
    expect(marksIn(html.english)).toEqual([]);
    expect(marksIn(html.provided)).toEqual([]);
    expect(html.said).toEqual([]);

    const { act } = await import('react');
    const { hydrateRoot } = await import('react-dom/client');
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html.english;
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const recovered: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, inBrowser.get(id)!.element, {
        onRecoverableError: (error) => void recovered.push(error),
      }),
    );
    const said = complain.mock.calls;
    // Dialogs are elsewhere in the document.
    const shown = marksIn(document.documentElement.outerHTML);
    await act(async () => root.unmount());
    container.remove();
    expect(recovered).toEqual([]);
    expect(said).toEqual([]);
    expect(shown).toEqual([]);
  });
});
