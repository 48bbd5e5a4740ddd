import { Card } from '../../components/Card/Card.tsx';
import type { Picture } from '../../domain/body/block.ts';
import { BodyPicture } from '../body-picture/BodyPicture.tsx';
import { BodyRelatedStoryRoot } from './BodyRelatedStory.styles.ts';

export interface BodyRelatedStoryProps {
  href: string;
  headline: string;
  description: string;
  picture?: Picture | undefined;
  label?: string;
}

/** Another story that an editor set into the text. @see N3 */
export function BodyRelatedStory({
  href,
  headline,
  description,
  picture,
  label = 'Le puede interesar',
}: BodyRelatedStoryProps) {
  return (
    <BodyRelatedStoryRoot role="note" aria-label={label}>
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
            <BodyPicture picture={{ ...picture, alt: '' }} ratio="card" sizes={{ sm: '40vw', lg: '240px' }} />
          )
        }
      />
    </BodyRelatedStoryRoot>
  );
}
