import type { ReactNode } from 'react';
import { BodyAdRoot } from './BodyAd.styles.ts';

export interface BodyAdProps {
  /** Unique on the page: where an ad server puts its creative. */
  id: string;
  /** The position's name in the ad server: 'ROBAPAGINA_1'. */
  slot: string;
  /** The size group: `GP5` reserves 250 px of height, `GP4` 600. */
  size: string;
  /** Above or below 640 px of width; on the other kind of device there is nothing to see. */
  display: 'mobile' | 'desktop';
  /** A creative that the server knows already. Without it the space waits for the ad server's script. */
  children?: ReactNode;
  label?: string;
}

/** A place for an ad, with its height reserved and said to be one. A page has several: none is a landmark. @see 001 §4, N3, N4 */
export function BodyAd({ id, slot, size, display, children, label = 'Publicidad' }: BodyAdProps) {
  return (
    <BodyAdRoot role="note" aria-label={label} data-size={size} data-display={display}>
      <p className="label" aria-hidden="true">
        {label}
      </p>
      <div className="space" id={id} data-ad-slot={slot} data-ad-size={size}>
        {children}
      </div>
    </BodyAdRoot>
  );
}
