/** The dialog of a gallery: for visitors to subscribe, or the promotion for registered readers. */
export type GalleryDialog = 'subscribe' | 'promo';

/**
 * The dialog that a gallery shows to a reader without a subscription: `subscribe` when not logged in and the site has
 * no paywall, `promo` when logged in on a site with a paywall, and only if the site wants it.
 * @see P5
 */
export function galleryDialog(is: {
  loggedIn: boolean;
  /** Whether the site has a paywall. */
  payWall: boolean;
  modalPromo: boolean;
}): GalleryDialog | undefined {
  if (!is.loggedIn) return is.payWall ? undefined : 'subscribe';
  return is.payWall && is.modalPromo ? 'promo' : undefined;
}
