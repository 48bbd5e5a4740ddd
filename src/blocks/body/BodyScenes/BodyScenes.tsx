import { useId } from 'react';
import type { GalleryPicture, Scene } from '../../../domain/body/block.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { captionProps } from '../body-caption/caption-props.tsx';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';
import { BodyScenesRoot } from './BodyScenes.styles.ts';

export interface BodyScenesProps extends RootProps<'section'> {
  /** Plain text: the name of the section; '' for none. */
  title: string;
  images: readonly GalleryPicture[];
  /** One for each picture. */
  scenes: readonly Scene[];
}

/** The displayed width: the window on a phone, about half of it beside the words. */
const SIZES = { sm: '100vw', 720: '55vw' } as const;

/**
 * Large pictures, each with words and quotes. A picture stays while its words pass, and the next comes over it: by
 * timelines of the stylesheet, without a script. Otherwise each picture is beside its words. @see N12
 */
export const BodyScenes = styleable<BodyScenesProps>(
  BodyScenesRoot,
  function BodyScenes({ title, images, scenes, ...rest }) {
    const id = useId();
    return (
      <BodyScenesRoot aria-labelledby={title ? `${id}t` : undefined} {...rest}>
        {title && (
          <h2 className="title" id={`${id}t`}>
            {title}
          </h2>
        )}
        <ol className="scenes">
          {images.slice(0, scenes.length).map(({ id: key, picture, caption: words }, at) => {
            const { title: heading, paragraphs, quote, by } = scenes[at]!;
            const { caption, credit } = captionProps(words);
            return (
              <li key={key}>
                <div className="picture" data-stop={at > 0 ? at + 1 : undefined}>
                  <BodyPicture picture={picture} ratio="4:5" sizes={SIZES} />
                </div>
                <div className="words" data-words={at + 1}>
                  {heading && <h3 aria-level={title ? 3 : 2}>{heading}</h3>}
                  {paragraphs.map((paragraph, place) => (
                    <p key={place}>{paragraph}</p>
                  ))}
                  {quote && (
                    <figure className="quote">
                      <blockquote>{quote}</blockquote>
                      {by && <figcaption>{by}</figcaption>}
                    </figure>
                  )}
                  <p className="caption">
                    {caption}
                    <span className="credit">{credit}</span>
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      </BodyScenesRoot>
    );
  },
);
