import { useState, type ReactNode } from 'react';
import type { ChoicePicture } from 'rotativa/providers';
import { useDeskSearch, type DeskSearch } from '../../pick/desk-search.tsx';
import { StoryPicker } from '../../pick/StoryPicker.tsx';
import { textOf, unchosen, type ControlProps } from '../controls/control.ts';
import { PickedField } from './PickedField.tsx';

const WIDTH = 120;

/** '1600 × 900' and the words for those who do not see it. */
const factsOf = ({ width, height, alt }: Omit<ChoicePicture, 'src'>): string =>
  [width && height && `${width} × ${height} píxeles`, alt || 'Sin texto alternativo']
    .filter(Boolean)
    .join(' · ');

function PictureLine({
  picture,
  title,
  search,
}: {
  picture: ChoicePicture;
  title: string;
  search: DeskSearch;
}): ReactNode {
  return (
    <span className="story-line picture-line">
      <img src={search.thumbnail(picture.src, WIDTH * 2)} alt="" width={WIDTH} height={80} loading="lazy" />
      <span>
        <b>{title}</b>
        <small>{factsOf(picture)}</small>
      </span>
    </span>
  );
}

/** A picture of a story of the brand, or the address of another. */
export function PictureControl({ field, value, problem, onChange }: ControlProps): ReactNode {
  const search = useDeskSearch()!;
  const src = textOf(value);
  const [chosen, setChosen] = useState<ChoicePicture>();
  const [seen, setSeen] = useState<{ src: string; size?: { width: number; height: number } }>();
  const size = seen?.src === src ? seen.size : undefined;
  const isBroken = seen?.src === src && !seen.size;
  const known = chosen?.src === src ? chosen : undefined;
  return (
    <PickedField
      field={field}
      problem={problem}
      isChosen={src !== ''}
      missing={
        isBroken ? 'La imagen no se puede abrir: ya no existe o la dirección no es de una imagen.' : undefined
      }
      open="Buscar una imagen…"
      onClear={() => onChange(unchosen(field))}
      search={(close) => (
        <StoryPicker
          label="Buscar imágenes por las palabras de su nota"
          pictures
          show={(story) =>
            story.picture && <PictureLine picture={story.picture} title={story.headline} search={search} />
          }
          onChoose={({ picture }) => {
            if (!picture) return;
            setChosen(picture);
            onChange(picture.src);
            close();
          }}
        />
      )}
    >
      <input
        type="text"
        aria-label={`${field.label}: dirección`}
        placeholder="https://…"
        value={src}
        onChange={({ target }) => onChange(target.value)}
      />
      {src !== '' && (
        <span className="picked-picture">
          <img
            src={search.original(src)}
            alt=""
            hidden={isBroken}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSeen({ src, size: { width, height } })
            }
            onError={() => setSeen({ src })}
          />
          {known ? (
            <small className="muted">{factsOf(known)}</small>
          ) : (
            size && (
              <small className="muted">
                {size.width} × {size.height} píxeles
              </small>
            )
          )}
        </span>
      )}
    </PickedField>
  );
}
