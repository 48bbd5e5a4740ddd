import { styleable } from '../../../styling/styleable.ts';
import { AdPlaceholder, type AdPlaceholderNote } from './AdPlaceholder.tsx';
import { BodyAd, type BodyAdProps } from './BodyAd.tsx';
import { HouseAd, type HouseAdProps } from './HouseAd.tsx';

export interface FilledAdProps extends Omit<BodyAdProps, 'children'> {
  /** Fills an unsold slot. */
  ad?: HouseAdProps | undefined;
  /** For editors: the slot shows what it is, and no ad. */
  placeholder?: AdPlaceholderNote | undefined;
}

/** An ad slot with a house ad, so that no slot stays empty. @see N4 */
export const FilledAd = styleable<FilledAdProps>(BodyAd, function FilledAd({ ad, placeholder, ...place }) {
  const { slot, size } = place;
  return (
    <BodyAd {...place}>
      {placeholder ? (
        <AdPlaceholder {...{ slot, size }} {...placeholder} />
      ) : (
        ad && <HouseAd tall={size === 'GP4'} {...ad} />
      )}
    </BodyAd>
  );
});
