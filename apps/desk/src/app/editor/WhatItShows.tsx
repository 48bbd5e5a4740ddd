import { useCallback, type ReactNode } from 'react';
import type { EditorBlock, LeftOutStory, PlacementStories, PlacementStory } from 'rotativa/editor';
import { useFound } from '../form/pickers/use-found.ts';
import { useDeskSearch } from '../pick/desk-search.tsx';
import { ageInWords, dayAndTime } from '../times.ts';
import { sourceOf, type NamedSource } from './source-of.ts';
import type { Actions } from './use-actions.ts';

export interface WhatItShowsProps {
  block: EditorBlock;
  settings: Readonly<Record<string, unknown>>;
  /** The site's answer about the placement; undefined for a block that chooses no stories, or shows nothing. */
  stories: PlacementStories | undefined;
  /** The chosen moment (ISO); undefined: now. */
  at: string | undefined;
  labelOf: (placementId: string) => string | undefined;
  actions: Actions;
}

function Story({
  story,
  now,
  children,
}: {
  story: PlacementStory;
  now: Date;
  children?: ReactNode;
}): ReactNode {
  const { headline, section, published } = story;
  return (
    <li>
      <span>{headline}</span>
      <small>{[section, published && ageInWords(published, now)].filter(Boolean).join(' · ')}</small>
      {children}
    </li>
  );
}

function Source({ source: { of, value, word } }: { source: NamedSource }): ReactNode {
  const lookup = useDeskSearch()?.lookup;
  const find = useCallback(async (id: string) => (lookup ? lookup.choice(of, id) : null), [lookup, of]);
  const found = useFound(value, find);
  return (
    <>
      {word}: {found?.label ?? value}
    </>
  );
}

function Sources({ sources }: { sources: readonly NamedSource[] | 'page' }): ReactNode {
  if (sources === 'page') return 'Las notas de esta página';
  if (sources.length === 0) return 'Lo más nuevo de todo el sitio';
  return sources.map((source, index) => (
    <span key={source.of}>
      {index > 0 && ', '}
      <Source source={source} />
    </span>
  ));
}

const whyOf = ({ why }: LeftOutStory, by: string | undefined): string => {
  if (why === 'same-picture') return 'Su foto ya está en la página';
  return by === undefined ? 'Es la nota de esta página' : `Ya está en ${by}`;
};

/** The stories that a block shows now, or at the chosen moment, and those that other blocks took before. */
export function WhatItShows(props: WhatItShowsProps): ReactNode {
  const { block, settings, stories, at, labelOf, actions } = props;
  const sources = sourceOf(
    settings,
    block.fields.map(({ name }) => name),
  );
  if (!stories && sources === undefined) return null;
  const { shown = [], left = [] } = stories ?? {};
  const now = at === undefined ? new Date() : new Date(at);
  const count = shown.length === 1 ? '1 nota' : `${shown.length} notas`;
  return (
    <details className="what-it-shows">
      <summary>
        Qué mostrará{at !== undefined && ` (${dayAndTime(at, new Date())})`}:{' '}
        {shown.length > 0 ? count : 'nada'}
      </summary>
      {sources !== undefined && (
        <p className="muted">
          <Sources sources={sources} />
        </p>
      )}
      <ol>
        {shown.map((story) => (
          <Story key={story.id} story={story} now={now} />
        ))}
      </ol>
      {left.length > 0 && (
        <>
          <h3>Quedan por fuera</h3>
          <ul>
            {left.map((story) => {
              const { by } = story;
              const label = by === null ? undefined : (labelOf(by) ?? 'otro bloque');
              return (
                <Story key={story.id} story={story} now={now}>
                  {by === null || story.why === 'same-picture' ? (
                    <small>{whyOf(story, label)}</small>
                  ) : (
                    <button type="button" className="quiet" onClick={() => actions.select(by)}>
                      {whyOf(story, label)}
                    </button>
                  )}
                </Story>
              );
            })}
          </ul>
        </>
      )}
    </details>
  );
}
