import { Card } from '../../../components/Card/Card.tsx';
import type { Picture } from '../../../domain/body/block.ts';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyRelatedStoryRoot } from './BodyRelatedStory.styles.ts';
import { recommendations } from '../../../messages/blocks.ts';

export interface BodyRelatedStoryProps extends RootProps<'aside'> {
  href: string;
  headline: string;
  description: string;
  picture?: Picture | undefined;
  label?: string | undefined;
}

/** Another story that an editor inserted into the text. @see N3 */
export const BodyRelatedStory = styleable<BodyRelatedStoryProps>(
  BodyRelatedStoryRoot,
  function BodyRelatedStory({
    href,
    headline,
    description,
    picture,
    label = recommendations.title,
    ...rest
  }) {
    return (
      <BodyRelatedStoryRoot role="note" aria-label={label} {...rest}>
        <Card
          href={href}
          headline={headline}
          level={2}
          scale="xs"
          layout={picture ? 'side' : 'text'}
          kicker={label}
          standfirst={description}
          picture={
            picture && (
              <BodyPicture
                picture={{ ...picture, alt: '' }}
                ratio="card"
                sizes={{ sm: '40vw', lg: '240px' }}
              />
            )
          }
        />
      </BodyRelatedStoryRoot>
    );
  },
);
