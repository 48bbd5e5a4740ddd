import { isPlainClick } from '../domain/url/plain-click.ts';

const startOf = (chapter: HTMLElement): number => Number(chapter.dataset['starts']);

/** Plays from the chapters in the HTML of `ChapterList`, and marks the one that plays. */
export function followChapters(player: Element, media: HTMLMediaElement, signal: AbortSignal): void {
  const chapters = [...player.querySelectorAll<HTMLElement>('[data-starts]')];
  const mark = (): void => {
    const now = chapters.findLast((chapter) => startOf(chapter) <= media.currentTime);
    for (const chapter of chapters) chapter.ariaCurrent = chapter === now ? 'true' : null;
  };
  media.addEventListener('timeupdate', mark, { signal });
  for (const chapter of chapters) {
    chapter.addEventListener(
      'click',
      (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        media.currentTime = startOf(chapter);
        void media.play().catch(() => undefined);
      },
      { signal },
    );
  }
}
