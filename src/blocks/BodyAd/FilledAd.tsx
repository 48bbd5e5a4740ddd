import { BodyAd, type BodyAdProps } from './BodyAd.tsx';
import { HouseAd, type HouseAdProps } from './HouseAd.tsx';

export interface FilledAdProps extends Omit<BodyAdProps, 'children'> {
  /** What fills the place when nobody bought it. */
  ad?: HouseAdProps | undefined;
}

/** A place for an ad with the publisher's own in it: so no place stays empty. @see 001 §4, N4 */
export const FilledAd = ({ ad, ...place }: FilledAdProps) => (
  <BodyAd {...place}>{ad && <HouseAd {...ad} />}</BodyAd>
);
