import { useState, type ReactNode } from 'react';
import { OVERRIDE_LENGTHS, type CollectionDocument, type CollectionIssue } from 'rotativa/domain';
import type { StoryChoice } from 'rotativa/providers';
import { Field } from '../form/Field.tsx';
import { StoryPicker } from '../pick/StoryPicker.tsx';
import { MomentField } from './ItemForm.tsx';

/** The section whose running coverage the live strip shows automatically. */
const LIVE_SECTION = '/live';

export interface StripFormProps {
  kind: 'breaking' | 'live';
  document: CollectionDocument;
  issues: readonly CollectionIssue[];
  headlineOf: (story: string) => string;
  onStory: (story: StoryChoice) => void;
  onChange: (document: CollectionDocument) => void;
}

const BREAKING = { off: 'Apagada', on: 'Encendida' } as const;
const LIVE = {
  automatic: 'Automática: la cobertura en vivo más reciente',
  on: 'Una cobertura elegida',
  off: 'Apagada',
} as const;

/** A strip of a brand: whether it is on, what it says, and until when. */
export function StripForm({
  kind,
  document,
  issues,
  headlineOf,
  onStory,
  onChange,
}: StripFormProps): ReactNode {
  const [item] = document.items;
  const [isPicking, setPicking] = useState(false);
  const present = item || isPicking ? 'on' : document.fill ? 'automatic' : 'off';
  const states: Readonly<Record<string, string>> = kind === 'breaking' ? BREAKING : LIVE;
  const put = (next: CollectionDocument['items'], fill = document.fill): void => {
    const { fill: _, ...rest } = document;
    onChange({ ...rest, items: next, ...(fill !== undefined && { fill }) });
  };
  const choose = (state: string): void => {
    setPicking(state === 'on' && kind === 'live');
    if (state === 'automatic') put([], LIVE_SECTION);
    else if (state === 'off') onChange({ title: document.title, items: [] });
    else if (kind === 'breaking' && !item)
      put([{ id: 'palabras', story: null, overrides: { headline: '' } }]);
  };
  const problemOf = (key: string): string | undefined => issues.find((issue) => issue.key === key)?.message;
  const headline = item?.overrides?.headline ?? (item?.story ? headlineOf(item.story) : '');
  const withStory = (story: StoryChoice): void => {
    onStory(story);
    setPicking(false);
    const words =
      kind === 'breaking' && item?.overrides?.headline
        ? { overrides: { headline: item.overrides.headline } }
        : {};
    put([{ id: story.id, story: story.id, ...words, ...(item?.until && { until: item.until }) }]);
  };
  return (
    <div className="strip-form">
      <fieldset className="choices">
        <legend>{kind === 'breaking' ? 'Franja de última hora' : 'Franja en vivo'}</legend>
        {Object.entries(states).map(([state, label]) => (
          <label key={state} className="inline">
            <input type="radio" name="strip" checked={present === state} onChange={() => choose(state)} />
            {label}
          </label>
        ))}
      </fieldset>
      {item && (
        <>
          <Field
            label="Titular de la franja"
            limits={`${headline.length} de ${OVERRIDE_LENGTHS.headline} letras.`}
            problem={problemOf('headline')}
          >
            {(ids) => (
              <textarea
                {...ids}
                rows={2}
                value={headline}
                onChange={({ target }) => {
                  const own = item.story !== null && target.value === headlineOf(item.story);
                  const { overrides: _, ...rest } = item;
                  put([own ? rest : { ...rest, overrides: { headline: target.value } }]);
                }}
              />
            )}
          </Field>
          <MomentField
            label="Se apaga"
            help="Hora de Bogotá. Vacío: cuando la apagues."
            value={item.until}
            problem={problemOf('until')}
            onChange={(until) => {
              const { until: _, ...rest } = item;
              put([{ ...rest, ...(until !== undefined && { until }) }]);
            }}
          />
          <p className="original">
            <span>
              <b>Lleva a:</b> {item.story ? headlineOf(item.story) : 'ninguna nota todavía'}
            </span>
            {item.story && kind === 'breaking' && (
              <button
                type="button"
                className="quiet"
                onClick={() => put([{ ...item, id: 'palabras', story: null, overrides: { headline } }])}
              >
                Quitar la nota
              </button>
            )}
          </p>
        </>
      )}
      {present === 'on' && (
        <StoryPicker
          label={kind === 'breaking' ? 'Buscar la nota de la franja' : 'Buscar la cobertura'}
          section={kind === 'live' ? LIVE_SECTION : undefined}
          chosen={item?.story ? [item.story] : []}
          onChoose={withStory}
        />
      )}
    </div>
  );
}
