import type { AdAnswer, AdsPort, AdSize } from '../ports/ads.ts';
import type { ConsentPort } from '../ports/consent.ts';
import { AD_TIMEOUT_MS } from './ads.ts';

/** The message of a creative to the page when it is drawn. A frame that was blocked also loads, and sends nothing. */
const DRAWN = 'rt-ad-drawn';

/** The message of a creative when its reader presses Escape: a page gets no key events from a frame. */
const CLOSE = 'rt-ad-close';

/** Creatives run scripts and open windows, without the page's origin, storage or address. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

const LARGEST = 2000;

/** The part of `window` that the frames need. */
type AdPage = Pick<
  Window & typeof globalThis,
  'document' | 'fetch' | 'addEventListener' | 'removeEventListener'
>;

/** Settings of an ad server whose creatives are pages in frames. */
export interface FrameAdsOptions {
  /** Address of the ad server: `{address}/{site}/decision` answers for a slot. */
  address: string;
  /** The slug of the site. */
  site: string;
  page: AdPage;
  consent: Pick<ConsentPort, 'read'>;
  /** The name of the frames for readers. */
  title: string;
  /** Milliseconds for the decision and the creative together. Default: `AD_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  log?: ((message: string) => void) | undefined;
}

interface Creative {
  address: string;
  size: AdSize;
}

const isLength = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= LARGEST;

/** The creative of a decision. Its address must be on the ad server's origin. */
function readCreative(decision: unknown, server: URL): Creative | undefined {
  const { creative, width, height } = (decision ?? {}) as Record<string, unknown>;
  if (typeof creative !== 'string' || !isLength(width) || !isLength(height)) return undefined;
  if (!URL.canParse(creative, server.href)) return undefined;
  const { origin, href } = new URL(creative, server.href);
  return origin === server.origin ? { address: href, size: [width, height] } : undefined;
}

/** Shows a creative in a frame without the rights of the page; false if it is not drawn in time. */
function draw(page: AdPage, frame: HTMLIFrameElement, into: Element, late: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (drawn: boolean): void => {
      late.removeEventListener('abort', tooLate);
      page.removeEventListener('message', listener);
      if (!drawn) frame.remove();
      resolve(drawn);
    };
    const listener = ({ data, source }: MessageEvent): void => {
      if (data === DRAWN && source === frame.contentWindow) end(true);
    };
    const tooLate = (): void => end(false);
    late.addEventListener('abort', tooLate);
    page.addEventListener('message', listener);
    into.append(frame);
  });
}

/**
 * Ads of a server that decides about each slot and draws the creative in a frame: that of the sandbox, or a publisher's
 * own. Nothing is asked before the reader consents to advertising.
 * @see B12, X8, X10
 */
export function createFrameAds(options: FrameAdsOptions): AdsPort {
  const { site, page, consent, title, timeoutMs = AD_TIMEOUT_MS, log = console.info } = options;
  const server = new URL(`${options.address}/${site}/`);

  /** The creative for a slot; undefined if there is none. */
  async function decide(
    slot: string,
    sizes: readonly AdSize[],
    signal: AbortSignal,
  ): Promise<Creative | undefined> {
    const address = new URL('decision', server);
    address.searchParams.set('slot', slot);
    address.searchParams.set('sizes', sizes.map((size) => size.join('x')).join(','));
    const reply = await page.fetch(address, { credentials: 'omit', signal });
    if (reply.status === 204) return undefined;
    const creative = reply.ok ? readCreative(await reply.json(), server) : undefined;
    if (!creative) log(`The ad server gave no usable answer for ${slot}.`);
    return creative;
  }

  return {
    show: async ({ elementId, slot, sizes, onEscape }): Promise<AdAnswer> => {
      const empty: AdAnswer = { outcome: 'empty' };
      if (!consent.read()?.advertising) return empty;
      const late = AbortSignal.timeout(timeoutMs);
      const creative = await decide(slot, sizes, late).catch((error: Error) => {
        log(`The ad server did not answer for ${slot}: ${error.message}`);
        return undefined;
      });
      const element = page.document.getElementById(elementId);
      // Consent may have been withdrawn while the server decided.
      if (late.aborted || !creative || !element || !consent.read()?.advertising) return empty;
      const [width, height] = creative.size;
      const frame = page.document.createElement('iframe');
      frame.setAttribute('sandbox', SANDBOX);
      frame.setAttribute('scrolling', 'no');
      Object.assign(frame, { title, width: `${width}`, height: `${height}`, referrerPolicy: 'origin' });
      frame.style.border = '0';
      frame.src = creative.address;
      if (!(await draw(page, frame, element, late))) return empty;
      const listener = ({ data, source }: MessageEvent): void => {
        if (data === CLOSE && source === frame.contentWindow) onEscape?.();
      };
      page.addEventListener('message', listener);
      const remove = (): void => {
        page.removeEventListener('message', listener);
        frame.remove();
      };
      return { outcome: 'filled', size: creative.size, remove };
    },
  };
}
