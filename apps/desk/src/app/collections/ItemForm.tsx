import { useState, type ReactNode } from 'react';
import {
  OVERRIDE_LENGTHS,
  type CollectionDocument,
  type CollectionIssue,
  type CollectionItem,
  type StoryOverrides,
} from 'rotativa/domain';
import type { OriginalStory } from 'rotativa/providers';
import { Field } from '../form/Field.tsx';
import { fromField, toField } from '../times.ts';
import { changeItem, override } from './changes.ts';
import { FocalPoint } from './FocalPoint.tsx';

const TEXTS = [
  { key: 'kicker', label: 'Antetítulo' },
  { key: 'headline', label: 'Titular' },
  { key: 'standfirst', label: 'Entrada' },
] as const;

export interface ItemFormProps {
  document: CollectionDocument;
  item: CollectionItem;
  original: OriginalStory | undefined;
  issues: readonly CollectionIssue[];
  thumbnail: (src: string) => string;
  onChange: (document: CollectionDocument) => void;
}

/** A moment by Bogotá's clocks. What is half written stays in the field. */
export function MomentField(props: {
  label: string;
  help?: string;
  value: string | undefined;
  problem: string | undefined;
  onChange: (value: string | undefined) => void;
}): ReactNode {
  const { label, help, value, problem, onChange } = props;
  const given = value === undefined ? '' : toField(new Date(value));
  const [text, setText] = useState(given);
  return (
    <Field label={label} help={help} problem={problem}>
      {(ids) => (
        <input
          {...ids}
          type="datetime-local"
          value={fromField(text)?.toISOString() === value ? text : given}
          onChange={({ target }) => {
            setText(target.value);
            onChange(fromField(target.value)?.toISOString());
          }}
        />
      )}
    </Field>
  );
}

/** The story's own value, and the way back to it. */
function Original(props: { label: string; text: string; isChanged: boolean; onBack: () => void }): ReactNode {
  const { label, text, isChanged, onBack } = props;
  if (!isChanged) return null;
  return (
    <p className="original">
      <span>
        <b>Original:</b> {text || 'sin texto'}
      </span>
      <button type="button" className="quiet" aria-label={`Volver al original: ${label}`} onClick={onBack}>
        Volver al original
      </button>
    </p>
  );
}

/** The words and pictures that one place shows of a story, and when it is there. */
export function ItemForm({
  document,
  item,
  original,
  issues,
  thumbnail,
  onChange,
}: ItemFormProps): ReactNode {
  const { id, overrides = {}, from, until, pinned } = item;
  const problemOf = (key: string): string | undefined =>
    issues.find((issue) => issue.itemId === id && issue.key === key)?.message;
  const put = <Key extends keyof StoryOverrides>(key: Key, value: StoryOverrides[Key] | undefined): void =>
    onChange(override(document, id, key, value));
  const pictures = original?.pictures ?? [];
  const chosen = overrides.picture ?? pictures[0];
  const point = overrides.focalPoint ?? pictures.find(({ url }) => url === chosen?.url)?.focalPoint;
  return (
    <div className="item-form">
      <p className="hint">Lo que cambies aquí vale solo en esta colección. La nota queda como está.</p>
      {TEXTS.map(({ key, label }) => {
        const own = original?.[key] ?? '';
        const value = overrides[key];
        const most = OVERRIDE_LENGTHS[key];
        return (
          <div key={key}>
            <Field
              label={label}
              limits={`${(value ?? own).length} de ${most} letras.`}
              problem={problemOf(key)}
            >
              {(ids) => (
                <textarea
                  {...ids}
                  rows={key === 'standfirst' ? 4 : key === 'headline' ? 3 : 1}
                  value={value ?? own}
                  onChange={({ target }) => put(key, target.value === own ? undefined : target.value)}
                />
              )}
            </Field>
            <Original
              label={label}
              text={own}
              isChanged={value !== undefined}
              onBack={() => put(key, undefined)}
            />
          </div>
        );
      })}
      {pictures.length > 0 && (
        <fieldset className="picture-choices">
          <legend>Foto</legend>
          {pictures.map(({ url, alt, width, height }, index) => (
            <label key={url}>
              <input
                type="radio"
                name={`picture-${id}`}
                checked={chosen?.url === url}
                onChange={() => {
                  const picture =
                    index === 0
                      ? undefined
                      : { url, alt, ...(width && { width }), ...(height && { height }) };
                  // The point is one of the picture.
                  onChange(override(override(document, id, 'picture', picture), id, 'focalPoint', undefined));
                }}
              />
              <img
                src={thumbnail(url)}
                alt={alt || `Foto ${index + 1}`}
                width={84}
                height={56}
                loading="lazy"
              />
              {index === 0 && <small>La de la nota</small>}
            </label>
          ))}
          <Original
            label="Foto"
            text="la foto de la nota"
            isChanged={overrides.picture !== undefined}
            onBack={() => put('picture', undefined)}
          />
        </fieldset>
      )}
      {chosen?.width && chosen.height && (
        <>
          <FocalPoint
            src={thumbnail(chosen.url)}
            width={chosen.width}
            height={chosen.height}
            point={point ?? { x: 0.5, y: 0.5 }}
            onChange={(next) => put('focalPoint', next)}
          />
          <Original
            label="Encuadre"
            text="el encuadre de la foto"
            isChanged={overrides.focalPoint !== undefined}
            onBack={() => put('focalPoint', undefined)}
          />
        </>
      )}
      <div className="two">
        <MomentField
          key={`from ${id}`}
          label="Desde"
          help="Hora de Bogotá. Vacío: ya."
          value={from}
          problem={problemOf('from')}
          onChange={(value) => onChange(changeItem(document, id, { from: value }))}
        />
        <MomentField
          key={`until ${id}`}
          label="Hasta"
          help="Vacío: cuando la quites."
          value={until}
          problem={problemOf('until')}
          onChange={(value) => onChange(changeItem(document, id, { until: value }))}
        />
      </div>
      <Field label="Fija arriba" help="Queda sobre las demás, también cuando alguien agrega otra.">
        {(ids) => (
          <input
            {...ids}
            type="checkbox"
            role="switch"
            className="switch"
            checked={pinned ?? false}
            onChange={({ target }) => onChange(changeItem(document, id, { pinned: target.checked }))}
          />
        )}
      </Field>
    </div>
  );
}
