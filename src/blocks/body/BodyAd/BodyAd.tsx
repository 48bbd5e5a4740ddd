import type { ReactNode } from 'react';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyAdRoot } from './BodyAd.styles.ts';
import { ad } from '../../../messages/blocks.ts';

export interface BodyAdProps extends RootProps<'aside'> {
  /** Unique on the page: the id of the reserved space. */
  id: string;
  /** The position's name in the ad server: 'ROBAPAGINA_1'. */
  slot: string;
  /** The size group: `GP5` and `wide` reserve 250 px of height, `GP4` 600, `top` 90. */
  size: string;
  /** Above or below 640 px of width. On the other kind of device the slot is hidden. Default: both. */
  display?: 'mobile' | 'desktop' | undefined;
  /** Whether it takes no space on pages that may not ask an ad server: those without `data-ads` on the root element. */
  opens?: boolean | undefined;
  /** A creative that the server already has: it is shown until a sold one fills the space. */
  children?: ReactNode;
  label?: string | undefined;
}

/** A labelled ad slot with reserved height. It is not a landmark, because a page has several. @see N3, N4 */
export const BodyAd = styleable<BodyAdProps>(
  BodyAdRoot,
  function BodyAd({ id, slot, size, display, opens = false, children, label = ad.label, ...rest }) {
    return (
      <BodyAdRoot
        role="note"
        aria-label={label}
        data-size={size}
        data-display={display}
        data-opens={opens || undefined}
        {...rest}
      >
        <p className="label" aria-hidden="true">
          {label}
        </p>
        <div className="space" id={id} data-ad-slot={slot} data-ad-size={size}>
          {children}
        </div>
      </BodyAdRoot>
    );
  },
);
