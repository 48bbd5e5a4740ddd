'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { closeIcon } from '../../../components/Icon/icons/interface.ts';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import {
  RENEWAL_WIDTHS,
  type RenewalContent,
  type RenewalOffer,
  type RenewalWidth,
} from '../../../domain/sales/renewal.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { renewal as messages } from '../../../messages/patterns.ts';
import { RenewalBannerRoot } from './RenewalBanner.styles.ts';
import { VARIANTS, type RenewalVariant, type Variant } from './variants.ts';

export interface RenewalBannerProps extends RootProps<'aside'> {
  /** The banner of the reader's record: `renewalOffer`. */
  offer: RenewalOffer;
  /** `responsive` has the contents of the screen's width; `modal` covers the page. @defaultValue 'responsive' */
  variant?: RenewalVariant | undefined;
  /** Fixed at the bottom of the window: it comes late and moves nothing. */
  docked?: boolean | undefined;
  /** Closes the banner. A modal needs it; without it the others have no button to close. */
  onClose?: (() => void) | undefined;
}

/** On a server no effect runs, and React 18 warns of a layout effect there. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const Content = ({ of }: { of: RenewalContent }) =>
  // The button says what the picture is for.
  'text' in of ? of.text : <img src={of.picture} alt="" loading="lazy" />;

/** Says that a subscription ends or a card fails, and leads to the page that mends it. @see C8 */
export const RenewalBanner = styleable<RenewalBannerProps>(
  RenewalBannerRoot,
  function RenewalBanner({ offer, variant = 'responsive', docked = false, onClose, ...rest }) {
    const { widths, modal, size }: Variant = VARIANTS[variant];
    const sheet = useRef<HTMLDialogElement>(null);
    // Before the element leaves the page: only a dialog that closes in it gives the focus back.
    useEffectBeforePaint(() => {
      const dialog = sheet.current;
      if (!dialog?.isConnected || dialog.open) return;
      dialog.showModal();
      return () => dialog.close();
    }, []);

    const body = (
      <div className="body">
        <p className="words">
          {(widths ?? RENEWAL_WIDTHS).map((width: RenewalWidth) => (
            <span key={width} data-width={widths ? undefined : width}>
              <Content of={offer.contents[width]} />
            </span>
          ))}
        </p>
        <LinkButton href={offer.href} size={size}>
          {offer.update ? messages.update : messages.renew}
        </LinkButton>
        {onClose && (
          <IconButton className="close" icon={closeIcon} label={messages.close} onClick={onClose} />
        )}
      </div>
    );
    return (
      <RenewalBannerRoot
        data-variant={variant}
        data-docked={docked || undefined}
        aria-label={messages.label}
        {...rest}
      >
        {modal ? (
          <dialog
            ref={sheet}
            aria-label={messages.label}
            onCancel={(event) => {
              event.preventDefault();
              onClose?.();
            }}
          >
            {body}
          </dialog>
        ) : (
          body
        )}
      </RenewalBannerRoot>
    );
  },
);
