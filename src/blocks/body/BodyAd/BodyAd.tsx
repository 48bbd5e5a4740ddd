import type { ReactNode } from 'react';
import { part } from '../../../styling/part.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyAdRoot } from './BodyAd.styles.ts';
import { ad } from '../../../words/blocks.ts';

export interface BodyAdProps extends RootProps<'aside'> {
  /** Unique on the page. The ad server inserts its creative into the element with this id. */
  id: string;
  /** The position's name in the ad server: 'ROBAPAGINA_1'. */
  slot: string;
  /** The size group: `GP5` reserves 250 px of height, `GP4` 600. */
  size: string;
  /** Above or below 640 px of width. On the other kind of device the slot is hidden. */
  display: 'mobile' | 'desktop';
  /** A creative that the server already has. Without it the ad server's script fills the space. */
  children?: ReactNode;
  label?: string;
}

/** A labelled ad slot with reserved height. It is not a landmark, because a page has several. @see N3, N4 */
export const BodyAd = part<BodyAdProps>(
  BodyAdRoot,
  function BodyAd({ id, slot, size, display, children, label = ad.label, ...rest }) {
    return (
      <BodyAdRoot role="note" aria-label={label} data-size={size} data-display={display} {...rest}>
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
