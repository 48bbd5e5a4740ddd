'use client';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { RenewalPlace } from '../../../domain/sales/renewal.ts';
import { useSession } from '../../../providers/react.ts';
import { RenewalBanner } from './RenewalBanner.tsx';
import { useRenewal } from './use-renewal.ts';

export interface RenewalNoticeProps {
  /** The home page has a modal, the others a bar at the bottom of the window. */
  place: Exclude<RenewalPlace, 'menu'>;
}

/** A page has one modal at a time: a question that is open already comes first. */
const isCovered = (): boolean => document.querySelector('dialog[open], [aria-modal=true]') !== null;

/**
 * The banner of a page, for a separate root. It needs the services `session` and `renewal`.
 * @see C8
 */
export const renewalNotice = (props: RenewalNoticeProps): ReactNode => <RenewalNotice {...props} />;

/**
 * The banner of a page for its reader, who may close it. It is over the page, because it comes after the session:
 * nothing moves. A focused element scrolls to above the bar, and the page ends above it.
 */
function RenewalNotice({ place }: RenewalNoticeProps) {
  const { offer, close } = useRenewal(useSession(), place);
  const bar = useRef<HTMLElement>(null);
  const modal = place === 'home';
  // Decided when the record comes: afterwards this modal is the open one.
  const hidden = useMemo(() => !offer || (modal && isCovered()), [offer, modal]);
  useEffect(() => {
    const { current } = bar;
    if (!offer || modal || !current) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty('scroll-padding-block-end', `${current.offsetHeight}px`);
      document.body.style.setProperty('padding-block-end', `${current.offsetHeight}px`);
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty('scroll-padding-block-end');
      document.body.style.removeProperty('padding-block-end');
    };
  }, [offer, modal]);

  if (!offer || hidden) return null;
  return (
    <RenewalBanner
      ref={bar}
      offer={offer}
      variant={modal ? 'modal' : 'responsive'}
      docked={!modal}
      onClose={close}
    />
  );
}
