/** The id of the dialog. A page has only one. */
export const INTERSTITIAL_AD_ID = 'interstitial-ad';

/**
 * Gives the closed dialog its box without showing it, so that its space can be measured and filled.
 * @returns the space
 */
export function prepareInterstitialAd(dialog: HTMLDialogElement): HTMLElement | null {
  dialog.dataset['asking'] = '';
  return dialog.querySelector('.space');
}

/**
 * Opens the dialog, whose space is filled, over the page. The close button and Escape close it at once, and the focus
 * returns to where it was.
 * @param onClose after the dialog was closed
 * @returns closes it
 * @see B12
 */
export function showInterstitialAd(dialog: HTMLDialogElement, onClose: () => void): () => void {
  dialog.addEventListener(
    'close',
    () => {
      delete dialog.dataset['sold'];
      onClose();
    },
    { once: true },
  );
  delete dialog.dataset['asking'];
  dialog.dataset['sold'] = '';
  dialog.showModal();
  return () => dialog.close();
}
