import type { ConsentPort } from '../ports/consent.ts';
import { loadScript, SCRIPT_TIMEOUT_MS } from './load-script.ts';

/** Time limit for the stories of a widget that has loaded. Later ones are not shown. */
export const RECOMMENDATIONS_TIMEOUT_MS = 10_000;

/** Where stories are wanted. */
export interface RecommendationPlace {
  /** An empty element of the page, with an id. */
  readonly container: HTMLElement;
  /** The name of the place at the service, as 'Mid Article'. */
  readonly placement: string;
  /** The look of the widget at the service. */
  readonly mode: string;
}

/** What the widget's script takes from its queue. */
export type RecommendationCommand =
  | { article: 'auto' }
  | { mode: string; container: string; placement: string; target_type: 'mix' }
  | { flush: true };

export interface RecommendationsOptions {
  page: { readonly document: Document; _taboola?: { push(command: RecommendationCommand): unknown } };
  /** The address of the publisher's script at the service. */
  scriptUrl: string;
  consent: Pick<ConsentPort, 'read'>;
  nonce?: string | undefined;
  /** Milliseconds for the script. Default: `SCRIPT_TIMEOUT_MS`. */
  scriptTimeoutMs?: number | undefined;
  /** Milliseconds for the stories. Default: `RECOMMENDATIONS_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  log?: ((message: string) => void) | undefined;
}

/** Recommendations of another company. */
export interface RecommendationWidget {
  /** Asks for stories. Whether the container has some: not without consent, and not if the service fails or is late. */
  fill(place: RecommendationPlace): Promise<boolean>;
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

/**
 * A recommendation widget, whose script takes commands from a queue. It does not load before the reader consents to
 * advertising.
 * @see B20, N3, X8
 */
export function createRecommendationWidget(options: RecommendationsOptions): RecommendationWidget {
  const { page, scriptUrl, consent, nonce, log = console.warn } = options;
  const { scriptTimeoutMs = SCRIPT_TIMEOUT_MS, timeoutMs = RECOMMENDATIONS_TIMEOUT_MS } = options;
  return {
    fill: async ({ container, placement, mode }) => {
      if (!consent.read()?.advertising) return false;
      const first = page._taboola === undefined;
      page._taboola ??= [];
      if (first) page._taboola.push({ article: 'auto' });
      page._taboola.push({ mode, container: container.id, placement, target_type: 'mix' });
      page._taboola.push({ flush: true });
      try {
        await loadScript(scriptUrl, { document: page.document, timeoutMs: scriptTimeoutMs, nonce });
      } catch (error) {
        log((error as Error).message);
        return false;
      }
      return filled(container, timeoutMs);
    },
  };
}
