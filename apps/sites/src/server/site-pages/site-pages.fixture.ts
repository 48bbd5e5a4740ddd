import type { PageDocument } from 'rotativa/blocks';
import { ApiError, type ContentKey } from 'rotativa/domain';
import type {
  ChangeListener,
  PublishedPage,
  PublishedPagesPort,
  PublishedQuestion,
} from 'rotativa/providers';
import { onTestFinished, vi } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { createSitePages, type SitePagesOptions } from './site-pages-store.ts';

export const START = Date.parse('2026-02-01T12:00:00Z');
export const MINUTE = 60_000;
export const { home } = PAGES.weekly;

export const titled = (title: string): PageDocument => ({ ...home, title });
export const publication = (title: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
  brand: 'weekly',
  page: 'home',
  id: title,
  revision: 1,
  from: new Date(START - MINUTE).toISOString(),
  until: null,
  document: titled(title),
  ...more,
});

/** A store of pages with a service that the test plays. Its timers are those of the test. */
export function openStore(options: Partial<SitePagesOptions> = {}) {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const played = { pages: [publication('Una')] as PublishedPage[], isAway: false };
  const asked: PublishedQuestion[] = [];
  let listener: ChangeListener | undefined;
  let stopped = 0;
  const port: PublishedPagesPort = {
    published: async (question) => {
      asked.push(question);
      if (played.isAway) throw new ApiError('down', 'Down.', 503);
      return played.pages.filter(({ brand }) => brand === question.brand);
    },
    listen: (own) => {
      listener = own;
      return () => void (stopped += 1);
    },
  };
  const lines: [message: string, what: Record<string, unknown>][] = [];
  const turned: [brand: string, pages: readonly string[]][] = [];
  const contents: [brand: string | undefined, keys: readonly ContentKey[]][] = [];
  const store = createSitePages({
    port,
    log: { warn: (what, message) => void lines.push([message, what as Record<string, unknown>]) },
    clock: () => new Date(),
    now: () => Date.now(),
    onPages: (...one) => void turned.push(one),
    onContents: (...one) => void contents.push(one),
    follow: true,
    ...options,
  });
  onTestFinished(() => {
    store.close();
    vi.useRealTimers();
  });
  return {
    store,
    played,
    lines,
    turned,
    contents,
    asked: () => asked.filter(({ brand }) => brand === 'weekly'),
    stopped: () => stopped,
    tell: () => listener!,
    title: async (instant?: Date) => (await store.at('weekly', instant)).pages.home.title,
  };
}

export const settled = () => vi.advanceTimersByTimeAsync(0);
