import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { closeIcon } from '../../../components/Icon/icons/interface.ts';
import { galleryDialog } from '../../../domain/paywall/gallery-dialog.ts';
import { readerMessages } from '../../../themes/voice.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { promo as messages } from '../../../messages/patterns.ts';
import { PromoBox, type PromoBoxProps } from '../PromoBox/PromoBox.tsx';
import { PromoDialogRoot } from './PromoDialog.styles.ts';
import { PROMO_DIALOG_ID } from './promo-dialog-id.ts';

export interface PromoDialogProps extends RootProps<'dialog'> {
  promo: PromoBoxProps;
  /** Whether the site has a paywall. */
  payWall: boolean;
  /** Whether registered readers of a site with a paywall get the dialog, too. */
  modalPromo: boolean;
}

/**
 * The offer of a subscription in a dialog over a gallery: `subscribe` for visitors, `promo` for registered readers. The
 * server renders it closed. `startPromoDialog` opens it, without React. Renders nothing if no reader would get it.
 * @see P5
 */
export const PromoDialog = styleable<PromoDialogProps>(
  PromoDialogRoot,
  function PromoDialog({ promo, payWall, modalPromo, ...rest }) {
    const dialogOf = (loggedIn: boolean) => galleryDialog({ loggedIn, payWall, modalPromo });
    const [anonymous, registered] = [dialogOf(false), dialogOf(true)];
    if (!anonymous && !registered) return null;
    const { keepReading } = readerMessages(promo.voice ?? 'usted');
    return (
      <PromoDialogRoot
        id={PROMO_DIALOG_ID}
        aria-label={keepReading}
        data-anonymous={anonymous}
        data-registered={registered}
        {...rest}
      >
        <form method="dialog">
          <IconButton className="close" type="submit" label={messages.close} icon={closeIcon} />
        </form>
        <PromoBox {...promo} />
      </PromoDialogRoot>
    );
  },
);
