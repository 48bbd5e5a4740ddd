import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { CardBox, CardsPort, CardToken } from '../ports/cards.ts';

/** Time limit for the frame, and for an answer of the gateway in it. */
export const CARD_FRAME_MS = 20_000;

/** The first message to the frame, which carries a port. Only the gateway's origin receives it. */
const HELLO = 'rt-cards';

/** The style of the fields: computed styles of the element in which they are. */
const LOOK = {
  text: '--rt-color-text-default',
  muted: '--rt-color-text-muted',
  background: '--rt-color-surface-page',
  error: '--rt-color-status-error',
  focus: '--rt-color-focus',
  radius: '--rt-radius-control',
} as const;

/** Room for the gateway's four fields, until it says what it needs. */
const FRAME_STYLE = 'display: block; inline-size: 100%; block-size: 19rem; border: 0; color-scheme: inherit';

/** A frame that is taller than this is not the gateway's form. */
const TALLEST = 1200;

/** Settings of a payment gateway's frame. */
export interface FrameCardsOptions {
  /** The page with the fields, on the gateway's origin. It gets the site's origin as the parameter `site`. */
  address: string;
  page: Window & typeof globalThis;
  /** Milliseconds. Default: `CARD_FRAME_MS`. */
  timeoutMs?: number | undefined;
}

interface Answer {
  type?: unknown;
  id?: unknown;
  height?: unknown;
  code?: unknown;
  token?: unknown;
  brand?: unknown;
  lastFour?: unknown;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const lookOf = (page: Window, element: Element): Record<string, string> => {
  const computed = page.getComputedStyle(element);
  const colours = Object.entries(LOOK).map(([name, variable]) => [
    name,
    computed.getPropertyValue(variable).trim(),
  ]);
  return { ...Object.fromEntries(colours), scheme: computed.colorScheme } as Record<string, string>;
};

/** A token of the gateway; undefined for anything else. */
function readToken({ token, brand, lastFour }: Answer): CardToken | undefined {
  if (typeof token !== 'string' || token === '' || token.length > 4000) return undefined;
  return { token, brand: text(brand), lastFour: text(lastFour) };
}

/**
 * Card fields in a frame of the gateway. The page sends the frame one message with a `MessagePort`, to the gateway's
 * origin only, and both talk through that port, which no other page has.
 */
export function createFrameCards({ address, page, timeoutMs = CARD_FRAME_MS }: FrameCardsOptions): CardsPort {
  const src = new URL(address);
  src.searchParams.set('site', page.location.origin);

  return {
    render: (element, { title, onSubmit }) =>
      new Promise((resolve, reject) => {
        const frame = page.document.createElement('iframe');
        const { port1: port, port2: theirs } = new page.MessageChannel();
        let waiting: { resolve: (token: CardToken) => void; reject: (error: ApiError) => void } | undefined;
        /** The number of the latest request. */
        let requested = 0;
        const scheme = page.matchMedia('(prefers-color-scheme: dark)');
        const attributes = new page.MutationObserver(() => look());
        const look = (): void => port.postMessage({ type: 'look', look: lookOf(page, element) });

        const remove = (): void => {
          clearTimeout(timer);
          scheme.removeEventListener('change', look);
          attributes.disconnect();
          port.close();
          frame.remove();
          waiting?.reject(new ApiError(CLIENT_CODES.aborted, 'The card fields were removed.'));
          waiting = undefined;
        };
        const timer = setTimeout(() => {
          remove();
          reject(new ApiError(CLIENT_CODES.timeout, 'The card fields did not load in time.'));
        }, timeoutMs);

        const box: CardBox = {
          tokenise: () =>
            new Promise((done, failed) => {
              if (waiting) {
                failed(new ApiError(CLIENT_CODES.busy, 'The card is being checked.'));
                return;
              }
              const late = setTimeout(
                () => waiting?.reject(new ApiError(CLIENT_CODES.timeout, 'The gateway did not answer.')),
                timeoutMs,
              );
              const end = (): void => {
                clearTimeout(late);
                waiting = undefined;
              };
              waiting = {
                resolve: (token) => (end(), done(token)),
                reject: (error) => (end(), failed(error)),
              };
              // The frame may move the focus inside itself only.
              frame.focus();
              port.postMessage({ type: 'tokenise', id: ++requested });
            }),
          clear: () => port.postMessage({ type: 'clear' }),
          focus: () => {
            frame.focus();
            port.postMessage({ type: 'focus' });
          },
          remove,
        };

        const resize = (height: unknown): void => {
          if (typeof height === 'number' && height > 0 && height < TALLEST)
            frame.style.blockSize = `${Math.ceil(height)}px`;
        };
        port.onmessage = ({ data }: MessageEvent<Answer>) => {
          resize(data.height);
          if (data.type === 'ready') {
            clearTimeout(timer);
            resolve(box);
          } else if (data.type === 'submit') onSubmit?.();
          // A late answer is about a card that the reader may have changed since.
          else if (data.id !== undefined && data.id !== requested) return;
          else if (data.type === 'refused')
            waiting?.reject(
              new ApiError(text(data.code) ?? CLIENT_CODES.badReply, 'The gateway refused the card.'),
            );
          else if (data.type === 'token') {
            const token = readToken(data);
            if (token) waiting?.resolve(token);
            else waiting?.reject(new ApiError(CLIENT_CODES.badReply, 'The gateway sent no token.'));
          }
        };

        frame.style.cssText = FRAME_STYLE;
        frame.title = title;
        frame.src = src.href;
        frame.referrerPolicy = 'no-referrer';
        frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
        frame.addEventListener(
          'load',
          () => {
            // An error page of the browser has another origin, and does not get the message.
            frame.contentWindow?.postMessage({ type: HELLO, look: lookOf(page, element) }, src.origin, [
              theirs,
            ]);
            scheme.addEventListener('change', look);
            attributes.observe(page.document.documentElement, {
              attributeFilter: ['data-mode', 'data-brand'],
            });
          },
          { once: true },
        );
        element.append(frame);
      }),
  };
}
