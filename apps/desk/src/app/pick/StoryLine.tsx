import type { ReactNode } from 'react';
import type { StoryChoice } from 'rotativa/providers';
import { dayAndTime } from '../times.ts';
import type { DeskSearch } from './desk-search.tsx';

const KINDS: Readonly<Record<StoryChoice['kind'], string | undefined>> = {
  story: undefined,
  opinion: 'Opinión',
  video: 'Video',
  gallery: 'Galería',
};

/** In CSS pixels; browsers of dense screens get twice as many. */
const PICTURE = 84;

/** A story that a block of many pages shows is on all of them. */
const MOST_PAGES = 3;

/** The pages on which a story is, each once: 'Portada, Nación', or 'Portada, Nación, Autor y 4 más'. */
export function pagesInWords({ on }: StoryChoice, { pageLabel }: Pick<DeskSearch, 'pageLabel'>): string {
  const pages = [...new Set(on.map(({ page }) => pageLabel(page)))];
  const more = pages.length - MOST_PAGES;
  return pages.slice(0, MOST_PAGES).join(', ') + (more > 0 ? ` y ${more} más` : '');
}

export interface StoryLineProps {
  story: StoryChoice;
  search: DeskSearch;
  /** For the words of its date. */
  now: Date;
}

/** A story as an editor recognises it: picture, headline, section, date, who may read it, and where it is already. */
export function StoryLine({ story, search, now }: StoryLineProps): ReactNode {
  const { picture, headline, section, published, kind, locked, byline } = story;
  const facts = [section, KINDS[kind], byline, published && dayAndTime(published, now)].filter(Boolean);
  const pages = pagesInWords(story, search);
  return (
    <span className="story-line">
      {picture ? (
        <img
          src={search.thumbnail(picture.src, PICTURE * 2)}
          alt=""
          width={PICTURE}
          height={56}
          loading="lazy"
        />
      ) : (
        <span className="no-picture">Sin foto</span>
      )}
      <span>
        <b>{headline}</b>
        <small>{facts.join(' · ')}</small>
        {(locked || pages) && (
          <small>
            {locked && <span className="tag">Para suscriptores</span>}
            {pages && `Ya está en: ${pages}`}
          </small>
        )}
      </span>
    </span>
  );
}
