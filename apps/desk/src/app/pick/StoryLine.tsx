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

/** The pages on which a story is, each once: 'Portada, Nación'. */
export const pagesInWords = ({ on }: StoryChoice, { pageLabel }: Pick<DeskSearch, 'pageLabel'>): string =>
  [...new Set(on.map(({ page }) => pageLabel(page)))].join(', ');

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
