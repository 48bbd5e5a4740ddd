'use client';
import { safeHref } from '../../../domain/url/safe.ts';
import type { Messages } from '../../../messages/index.ts';
import type { ListeningState } from './listening.ts';

export interface ListeningNoticeProps {
  state: ListeningState;
  say: Messages['listening'];
}

/** Why nothing is heard, in a region that screen readers follow. */
export function ListeningNotice({ state: { notice, subscribe, list }, say }: ListeningNoticeProps) {
  // The page of the story shows the offer; the link of a story that its page locked leads there.
  const label = subscribe === list.stories[0]?.path ? say.openStory : say.subscribe;
  return (
    <p className="notice" role="status">
      {notice && say[notice]} {notice === 'locked' && subscribe && <a href={safeHref(subscribe)}>{label}</a>}
    </p>
  );
}
