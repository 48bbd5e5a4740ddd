import { Image } from '../../components/Image/Image.tsx';
import { safeHref } from '../../domain/url/safe.ts';
import type { TeaserPicture } from '../teaser/teaser.ts';
import type { Teaser } from '../teaser/teaser.ts';
import { GalleryStripRoot } from './GalleryStrip.styles.ts';

export interface StripPicture extends TeaserPicture {
  id: string;
  caption?: string | undefined;
}

export interface GalleryStripProps {
  gallery: Teaser;
  pictures: readonly StripPicture[];
}

/** The box that scrolls takes the focus, and with it the arrow keys. */
const SCROLLER = { tabIndex: 0 };

/** A gallery's pictures side by side from edge to edge, under its headline. Nothing without pictures. @see B6, B7 gallery */
export function GalleryStrip({ gallery, pictures }: GalleryStripProps) {
  if (pictures.length === 0) return null;
  const id = `galeria-${gallery.id}`;
  return (
    <GalleryStripRoot data-bleed="both" aria-labelledby={id}>
      <div className="words">
        <span className="kicker">
          {gallery.kicker ?? 'Galería'} · {pictures.length} fotos
        </span>
        <h2 className="name" id={id}>
          <a href={safeHref(gallery.url)}>{gallery.headline}</a>
        </h2>
      </div>
      <ul className="strip" role="list" {...SCROLLER} aria-labelledby={id}>
        {pictures.map(({ id: key, src, srcSet, alt, focal, caption }) => (
          <li key={key}>
            <Image
              src={src}
              srcSet={srcSet}
              alt={caption ? '' : alt}
              ratio="3:2"
              sizes="(width >= 590px) 460px, 78vw"
              focal={focal}
            />
            {caption && <p className="caption">{caption}</p>}
          </li>
        ))}
      </ul>
    </GalleryStripRoot>
  );
}
