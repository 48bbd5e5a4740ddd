import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';

/** Time limit for loading a script. */
export const SCRIPT_TIMEOUT_MS = 120_000;
/** The TypeError for an address that is no text, in the words of the vendor. */
export const SCRIPT_TYPE_MESSAGE = 'El parámetro script debe ser una cadena de texto.';

/** How a script of another company loads. */
export interface ScriptOptions {
  document: Document;
  /** Milliseconds. Default: `SCRIPT_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  /** The nonce of the page's content security policy. */
  nonce?: string | undefined;
  attributes?: Readonly<Record<string, string>> | undefined;
  /** Default: the console. */
  log?: ((message: string) => void) | undefined;
}

const loading = new WeakMap<Document, Map<string, Promise<void>>>();

/**
 * Adds a script to the page once per address. A failed script can be tried again.
 * Rejects with an `ApiError`: `network` if it cannot be loaded, `timeout`, or `badRequest` if `src` is not a string, which is also logged.
 */
export async function loadScript(src: string, options: ScriptOptions): Promise<void> {
  const { log = console.warn } = options;
  if (typeof src !== 'string' || src === '') {
    log(SCRIPT_TYPE_MESSAGE);
    throw new ApiError(CLIENT_CODES.badRequest, SCRIPT_TYPE_MESSAGE);
  }
  const scripts = loading.get(options.document) ?? new Map<string, Promise<void>>();
  loading.set(options.document, scripts);
  const known = scripts.get(src) ?? append(src, options);
  scripts.set(src, known);
  try {
    await known;
  } catch (error) {
    if (scripts.get(src) === known) scripts.delete(src);
    throw error;
  }
}

function append(src: string, options: ScriptOptions): Promise<void> {
  const { document, timeoutMs = SCRIPT_TIMEOUT_MS, nonce, attributes = {} } = options;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  if (nonce) script.nonce = nonce;
  script.src = src;
  return new Promise((resolve, reject) => {
    const fail = (code: string, message: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(new ApiError(code, message));
    };
    const timer = setTimeout(
      () => fail(CLIENT_CODES.timeout, `The script ${src} did not load in time.`),
      timeoutMs,
    );
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail(CLIENT_CODES.network, `The script ${src} cannot be loaded.`);
    document.head.append(script);
  });
}
