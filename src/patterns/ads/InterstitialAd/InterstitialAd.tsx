import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { closeIcon } from '../../../components/Icon/icons/interface.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { pageAds as messages } from '../../../messages/patterns.ts';
import { InterstitialAdRoot } from './InterstitialAd.styles.ts';
import { INTERSTITIAL_AD_ID } from './show-interstitial-ad.ts';

export interface InterstitialAdProps extends RootProps<'dialog'> {
  /** The position's name in the ad server. */
  slot?: string | undefined;
  /** How often a reader sees it in a day, for the script that decides. */
  cap?: number | undefined;
  label?: string | undefined;
}

/**
 * An ad between two pages, in a dialog over the second. The server renders it closed; `showInterstitialAd` opens it when
 * an ad fills it, without React.
 * @see B12
 */
export const InterstitialAd = styleable<InterstitialAdProps>(
  InterstitialAdRoot,
  function InterstitialAd({ slot = 'INTERSTITIAL', cap = 1, label = messages.label, ...rest }) {
    return (
      <InterstitialAdRoot id={INTERSTITIAL_AD_ID} aria-label={label} data-cap={cap} {...rest}>
        <form method="dialog" className="bar">
          <p className="label" aria-hidden="true">
            {label}
          </p>
          <IconButton className="close" type="submit" label={messages.closeAd} icon={closeIcon} />
        </form>
        <div className="space" id={`${INTERSTITIAL_AD_ID}-space`} data-ad-slot={slot} data-ad-size="page" />
      </InterstitialAdRoot>
    );
  },
);
