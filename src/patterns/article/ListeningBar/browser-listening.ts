import { EMPTY_LIST, readListeningList } from '../../../domain/listening/list.ts';
import { browserRecording } from './browser-recording.ts';
import { browserVoice } from './browser-voice.ts';
import { createListening, type Listening, type ListeningPorts } from './listening.ts';
import { LISTENING_KEY, PLAYING } from './kept.ts';
import { storyText, type StoryText } from './story-text.ts';

/** A page that takes longer than this cannot be read, in milliseconds. */
const LONGEST_MS = 20_000;

/** Calls a storage. One that is blocked or full keeps nothing. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The texts of stories: of this page as it is now, of others as the server gives them to this reader. */
function texts(page: Document): ListeningPorts['text'] {
  const fetched = new Map<string, Promise<StoryText>>();
  const load = async (path: string): Promise<StoryText> => {
    const reply = await fetch(path, { signal: AbortSignal.timeout(LONGEST_MS) });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
    const html = await reply.text();
    // A parsed document applies the policy of the page to its styles, and would report them.
    const main = html.slice(Math.max(0, html.indexOf('<main'))).replace(/<style.*?<\/style>/gs, '');
    return storyText(new DOMParser().parseFromString(main, 'text/html'));
  };
  return async (path) => {
    if (path === page.location.pathname) return storyText(page);
    const known = fetched.get(path) ?? load(path);
    fetched.set(path, known);
    known.catch(() => fetched.delete(path));
    return known;
  };
}

/** One sound at a time: the players of the page stop, and one that starts stops this one, which is not in the page. */
function alone(page: Document, listening: Listening): void {
  const speaks = (): boolean => listening.state().status !== 'paused';
  page.addEventListener('play', () => speaks() && listening.pause(), true);
  let spoke = false;
  listening.subscribe(() => {
    if (speaks() && !spoke)
      for (const media of page.querySelectorAll<HTMLMediaElement>('audio, video:not([muted])')) media.pause();
    spoke = speaks();
  });
}

/**
 * The player of a page: the browser's voice and sound, and the list that all pages of the site share. The tab remembers
 * whether it plays.
 */
export function browserListening(page: Document): Listening {
  const listening = createListening({
    voice: browserVoice(window),
    recording: browserRecording(new Audio()),
    text: texts(page),
    here: () => page.location.pathname,
    read: () => attempt(() => readListeningList(localStorage.getItem(LISTENING_KEY))) ?? EMPTY_LIST,
    keep: (list, tab) => {
      attempt(() => localStorage.setItem(LISTENING_KEY, JSON.stringify(list)));
      attempt(() =>
        tab === 'closed'
          ? sessionStorage.removeItem(LISTENING_KEY)
          : sessionStorage.setItem(LISTENING_KEY, tab),
      );
    },
  });
  alone(page, listening);
  addEventListener('pagehide', listening.leave);
  addEventListener('storage', ({ key }) => key === LISTENING_KEY && listening.follow());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    listening.follow();
    goOn(listening);
  });
  return listening;
}

/** Goes on where the page before was left, if it played. A browser that wants a touch first waits at that place. */
export function goOn(listening: Listening): void {
  const tab = attempt(() => sessionStorage.getItem(LISTENING_KEY));
  if (tab === PLAYING) void listening.play();
  else if (tab) listening.open();
}
