import type { ReactNode } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { closeIcon } from '../../../components/Icon/icons/interface.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { pageAds as messages } from '../../../messages/patterns.ts';
import { StickyAdRoot } from './StickyAd.styles.ts';
import { STICKY_AD_ID } from './show-sticky-ad.ts';

export interface StickyAdProps extends RootProps<'aside'> {
  /** The position's name in the ad server. */
  slot?: string | undefined;
  /** Above or below 640 px of width. It is not shown on the other kind of device. Default: both. */
  display?: 'mobile' | 'desktop' | undefined;
  /** Whether it is shown: the children fill it. A script shows an ad that comes later. */
  sold?: boolean | undefined;
  /** Whether readers can close it, which needs `showStickyAd`. */
  closable?: boolean | undefined;
  children?: ReactNode;
  label?: string | undefined;
}

/**
 * An ad at the lower edge of the window. It is the last element of the page and takes its space there, so that it covers
 * no end of the page. The server renders it hidden; `showStickyAd` shows it when an ad fills it, without React.
 * @see B12, X10
 */
export const StickyAd = styleable<StickyAdProps>(
  StickyAdRoot,
  function StickyAd({
    slot = 'STICKY',
    display,
    sold = false,
    closable = true,
    children,
    label = messages.label,
    ...rest
  }) {
    return (
      <StickyAdRoot
        id={STICKY_AD_ID}
        aria-label={label}
        data-display={display}
        data-sold={sold || undefined}
        {...rest}
      >
        <div className="bar">
          <p className="label" aria-hidden="true">
            {label}
          </p>
          {closable && (
            <IconButton className="close" size="small" label={messages.closeAd} icon={closeIcon} />
          )}
        </div>
        <div className="space" id={`${STICKY_AD_ID}-space`} data-ad-slot={slot} data-ad-size="anchor">
          {children}
        </div>
      </StickyAdRoot>
    );
  },
);
