import { AdPlaceholder, FilledAd, type AdPlaceholderNote } from 'rotativa/blocks/body/BodyAd';
import { InterstitialAd, type InterstitialAdProps } from 'rotativa/patterns/ads/InterstitialAd';
import { StickyAd, type StickyAdProps } from 'rotativa/patterns/ads/StickyAd';

interface Placeholder {
  /** For editors: what the slot is, instead of an ad. */
  placeholder?: AdPlaceholderNote | undefined;
}

export type PageStickyAdProps = Pick<StickyAdProps, 'display'> & { slot: string } & Placeholder;

/** The ad at the lower edge of the window. */
export const PageStickyAd = ({ placeholder, ...ad }: PageStickyAdProps) =>
  placeholder ? (
    <StickyAd {...ad} sold closable={false}>
      <AdPlaceholder slot={ad.slot} size="anchor" {...placeholder} />
    </StickyAd>
  ) : (
    <StickyAd {...ad} />
  );

export type PageInterstitialAdProps = Pick<InterstitialAdProps, 'cap'> & { slot: string } & Placeholder;

/** The ad between two pages. Editors see it at the end of the page, where it opens over nothing. */
export const PageInterstitialAd = ({ placeholder, slot, cap }: PageInterstitialAdProps) =>
  placeholder ? (
    <FilledAd id="interstitial-ad" size="page" {...{ slot, placeholder }} />
  ) : (
    <InterstitialAd {...{ slot, cap }} />
  );
