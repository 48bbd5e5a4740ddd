import { part } from '../../../styling/part.ts';
import { BodyAd, type BodyAdProps } from './BodyAd.tsx';
import { HouseAd, type HouseAdProps } from './HouseAd.tsx';

export interface FilledAdProps extends Omit<BodyAdProps, 'children'> {
  /** Fills an unsold slot. */
  ad?: HouseAdProps | undefined;
}

/** An ad slot with a house ad, so that no slot stays empty. @see N4 */
export const FilledAd = part<FilledAdProps>(BodyAd, function FilledAd({ ad, ...place }) {
  return <BodyAd {...place}>{ad && <HouseAd {...ad} />}</BodyAd>;
});
