import { SHARE_CLOSE_POLL_MS } from '../../../domain/share/urls.ts';

export interface ShareWindowOptions {
  /** Pixels. */
  width: number;
  height: number;
  /** Called once, after the reader has closed the window. */
  onClosed?: () => void;
}

/**
 * Opens an address in a separate window, centred on this one. The new window has no access to this one.
 * @returns a function that stops watching for its closing; null if the browser opened no window
 */
export function openShareWindow(address: string, options: ShareWindowOptions): (() => void) | null {
  const { width, height, onClosed } = options;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!opened) return null;
  // With `noopener` the browser returns no window, and its closing could not be detected.
  opened.opener = null;
  opened.location.href = address;
  const poll = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(poll);
    onClosed?.();
  }, SHARE_CLOSE_POLL_MS);
  return () => clearInterval(poll);
}
