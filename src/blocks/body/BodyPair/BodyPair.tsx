import type { GalleryPicture } from '../../../domain/body/block.ts';
import { pair as words } from '../../../messages/blocks.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { captionProps } from '../body-caption/caption-props.tsx';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';
import { BodyPairRoot } from './BodyPair.styles.ts';

/** A type, not an interface: TypeScript can prove that it is plain, which island props must be. */
export type BodyPairProps = {
  /** Plain text: the name of the slider; '' for none. */
  title: string;
  /** Two pictures of one place, the earlier first. Their subtitles are the moments: 'A las nueve'. */
  images: GalleryPicture[];
};

/**
 * One place at two times. A slider uncovers the later picture; without a script and in print the pictures are one
 * below the other. An island: see `pairIsland`.
 */
const BodyPair = styleable<BodyPairProps & RootProps<'figure', BodyPairProps>>(
  BodyPairRoot,
  function BodyPair({ title, images, ...rest }) {
    return (
      <BodyPairRoot {...rest}>
        <div className="both">
          {images.slice(0, 2).map(({ id, picture, subtitle }) => (
            <div key={id} className="one">
              <BodyPicture picture={picture} ratio="16:9" />
              {subtitle && <span className="moment">{subtitle}</span>}
            </div>
          ))}
          <input
            type="range"
            min="0"
            max="100"
            defaultValue="50"
            aria-label={title ? words.named(title) : words.slider}
          />
        </div>
        <figcaption>
          {images.slice(0, 2).map(({ id, caption: text, subtitle }) => {
            const { caption, credit } = captionProps(text, subtitle);
            return (
              <span key={id} className="caption">
                {caption}
                <span className="credit">{credit}</span>
              </span>
            );
          })}
        </figcaption>
      </BodyPairRoot>
    );
  },
);
export default BodyPair;
