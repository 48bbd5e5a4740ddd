import { PROMO_DIALOG_ID } from './promo-dialog-id.ts';

/** The picture of a gallery at which the dialog opens; in a shorter gallery at its last one. */
export const PROMO_PICTURES = 3;

/** Key in session storage: the dialog was shown. */
const SHOWN = 'rt-oferta';

function wasShown(storage: () => Storage): boolean {
  try {
    return storage().getItem(SHOWN) !== null;
  } catch {
    // A blocked storage remembers nothing: the dialog comes once a page.
    return false;
  }
}

function remember(storage: () => Storage, dialog: string): void {
  try {
    storage().setItem(SHOWN, dialog);
  } catch {
    return;
  }
}

/**
 * Opens the dialog of `PromoDialog` when a reader for whom it is has come to the third picture, once in a session.
 * `data-reader` on the root element says who reads. Does nothing on a page without the dialog.
 * @see P5
 */
export function startPromoDialog(page: Document, storage: () => Storage): void {
  const dialog = page.getElementById(PROMO_DIALOG_ID);
  const pictures = [...(dialog?.closest('article')?.querySelectorAll('.gallery figure') ?? [])];
  if (!(dialog instanceof HTMLDialogElement) || pictures.length < 2 || wasShown(storage)) return;
  const seen = new IntersectionObserver(
    (entries) => {
      const reader = page.documentElement.dataset['reader'] ?? 'anonymous';
      const kind = dialog.dataset[reader];
      if (!kind || dialog.open || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      remember(storage, kind);
      dialog.showModal();
    },
    { threshold: 0.6 },
  );
  for (const picture of pictures.slice(Math.min(PROMO_PICTURES, pictures.length) - 1)) seen.observe(picture);
}
