'use client';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { IconLink } from '../../../components/IconLink/IconLink.tsx';
import type { AnalyticsEventProperties } from '../../../domain/analytics/event.ts';
import { isPlainClick } from '../../../domain/url/plain-click.ts';
import { checkIcon, copyIcon, mailIcon } from '../../../components/Icon/icons/interface.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { mailAddress, SHARE_PLACES, type SharedPage, type SharePlace } from './share-places.ts';
import { openShareWindow } from './share-window.ts';
import { SHARE_BAR } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { share } from '../../../messages/blocks.ts';

/** How long the button shows that the address was copied. */
const COPIED_MS = 3000;

/** The links of `ShareBar`, which open in separate windows, and a button that copies the address. */
export default function ShareButtons(shared: SharedPage) {
  const { url } = shared;
  const { analytics } = usePieceServices(SHARE_BAR);
  const measure = (network: AnalyticsEventProperties<'share'>['network']): void =>
    analytics?.track('share', { network });
  /** Each copy is confirmed for as long. */
  const [copies, setCopies] = useState(0);
  const copied = copies > 0;
  const stopWatching = useRef<(() => void) | null>(null);
  useEffect(() => () => stopWatching.current?.(), []);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(setCopies, COPIED_MS, 0);
    return () => clearTimeout(timer);
  }, [copies]);

  const open = (event: MouseEvent<HTMLAnchorElement>, { key, address, size }: SharePlace): void => {
    measure(key);
    if (!isPlainClick(event)) return;
    const link = event.currentTarget;
    stopWatching.current?.();
    const onClosed = (): void => {
      stopWatching.current = null;
      link.focus();
    };
    stopWatching.current = openShareWindow(address(shared, navigator.userAgent), {
      ...size,
      onClosed,
    });
    // A browser that opens no window follows the link.
    if (stopWatching.current) event.preventDefault();
  };
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => {
        setCopies((count) => count + 1);
        measure('copy');
      },
      () => setCopies(0),
    );
  };

  return (
    <>
      {SHARE_PLACES.map((place) => (
        <IconLink
          key={place.network}
          icon={place.icon}
          label={share.at(place.network)}
          href={place.address(shared)}
          target="_blank"
          rel="noopener nofollow"
          data-hold=""
          onClick={(event) => open(event, place)}
        />
      ))}
      <IconLink
        icon={mailIcon}
        label={share.mail}
        href={mailAddress(shared)}
        onClick={() => measure('mail')}
      />
      <IconButton className="copy" icon={copied ? checkIcon : copyIcon} label={share.copy} onClick={copy} />
      <VisuallyHidden role="status">{copied ? share.copied : ''}</VisuallyHidden>
    </>
  );
}
