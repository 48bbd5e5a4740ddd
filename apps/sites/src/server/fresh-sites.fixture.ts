import { beforeEach } from 'vitest';
import { feed, openSites, type Answer, type OpenedSites } from './sites.fixture.ts';

/** The sites of a test file, opened again for each of its tests. */
export interface FreshSites {
  /** A test sets the replies of its content service. Until then, each list has two stories, and nothing else is there. */
  readonly content: { answer: Answer };
  readonly get: OpenedSites['get'];
  readonly request: OpenedSites['sites']['app']['request'];
}

export function freshSites(): FreshSites {
  let opened: OpenedSites;
  const content: FreshSites['content'] = { answer: () => undefined };
  beforeEach(async () => {
    content.answer = (source) => (source === 'content-apir' ? feed('a', 'b') : undefined);
    opened = await openSites((...requested) => content.answer(...requested));
  });
  return {
    content,
    get: (...requested) => opened.get(...requested),
    request: (...requested) => opened.sites.app.request(...requested),
  };
}
