import { SHARE_CLOSE_POLL_MS } from '../../domain/share/urls.ts';

export interface ShareWindowOptions {
  /** Pixels. */
  width: number;
  height: number;
  /** Called once, when the reader has closed the window. */
  onClosed?: () => void;
}

/**
 * Opens an address in a window of its own, in the middle of this one, without a way back into it.
 * @returns what stops looking for its closing; null when the browser opened no window
 * @see 002 §9 'Share popup'
 */
export function openShareWindow(address: string, options: ShareWindowOptions): (() => void) | null {
  const { width, height, onClosed } = options;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!opened) return null;
  // With `noopener` the browser would hand out no window, and its closing could not be seen.
  opened.opener = null;
  opened.location.href = address;
  const poll = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(poll);
    onClosed?.();
  }, SHARE_CLOSE_POLL_MS);
  return () => clearInterval(poll);
}
