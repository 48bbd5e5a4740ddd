import type { Consent } from '../../domain/consent/consent.ts';
import type { ConsentPort } from '../ports/consent.ts';
import { loadScript, SCRIPT_TIMEOUT_MS } from './load-script.ts';

/** The options that the widgets of other companies share. */
export interface ScriptWidgetOptions {
  /** The address of the publisher's script at the service. */
  scriptUrl: string;
  consent: Pick<ConsentPort, 'read'>;
  nonce?: string | undefined;
  /** Milliseconds for the script. Default: `SCRIPT_TIMEOUT_MS`. */
  scriptTimeoutMs?: number | undefined;
  /** Milliseconds for the content of a widget whose script has loaded. The default depends on the widget. */
  timeoutMs?: number | undefined;
  log?: ((message: string) => void) | undefined;
}

/** One request to a widget. */
export interface WidgetRequest {
  document: Document;
  /** The purpose that the reader must have allowed. */
  purpose: keyof Consent;
  /** Writes the request into the queue of the script. */
  ask: () => void;
  /** The element that gets content. */
  container: HTMLElement;
  timeoutMs: number;
}

/** Whether the element gets content in time. */
function filled(container: HTMLElement, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      observer.disconnect();
      resolve(container.childElementCount > 0);
    };
    const observer = new MutationObserver(end);
    const timer = setTimeout(end, timeoutMs);
    observer.observe(container, { childList: true });
    if (container.childElementCount > 0) end();
  });
}

/** Whether a widget fills its container: not without consent, and not if the service fails or is late. */
export async function fillByScript(
  { scriptUrl, consent, nonce, scriptTimeoutMs, log = console.warn }: ScriptWidgetOptions,
  { document, purpose, ask, container, timeoutMs }: WidgetRequest,
): Promise<boolean> {
  if (!consent.read()?.[purpose]) return false;
  ask();
  try {
    await loadScript(scriptUrl, { document, timeoutMs: scriptTimeoutMs ?? SCRIPT_TIMEOUT_MS, nonce });
  } catch (error) {
    log((error as Error).message);
    return false;
  }
  return filled(container, timeoutMs);
}
