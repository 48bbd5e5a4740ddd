import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface PolicyOptions {
  /** The text of the page's inline scripts. */
  readonly scripts?: readonly string[];
  /** The text of the page's `<style>` elements. */
  readonly styles?: readonly string[];
  /** Other sources of scripts. */
  readonly scriptSources?: readonly string[];
  /** Other sources of stylesheets. */
  readonly styleSources?: readonly string[];
  /** The other origins that scripts of the page may call. */
  readonly connect?: readonly string[];
  /** The only origins of frames. Default: the site's documents and any https site, because stories embed players and maps that editors choose. */
  readonly frames?: readonly string[];
  /** The other origins of pictures: the reader's portrait, an advertising pixel. https is allowed anyway. */
  readonly pictures?: readonly string[];
  /** Vite's client injects styles and keeps a socket open. */
  readonly development?: boolean;
}

/** Policy sources by their texts: pages of one kind have the same styles. The size is that of the texts, in characters. */
const HASHES = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (_source, text) => text.length + 1,
});

/** The policy source that allows exactly this inline text. */
function hashed(text: string): string {
  const source = HASHES.get(text) ?? `'sha256-${hash('sha256', text, 'base64')}'`;
  HASHES.set(text, source);
  return source;
}

const sources = (texts: readonly string[], others: readonly string[]): string =>
  ["'self'", ...others, ...texts.map(hashed)].join(' ');

/**
 * The Content-Security-Policy of a page. Scripts are files of the site. Inline code is allowed by its hash, because all
 * readers of a cached page would share a nonce. Pictures, videos and frames of imported documents may come from any
 * https site; the library sandboxes frames. A page with card fields has frames of the gateway only.
 */
export function contentPolicy(options: PolicyOptions): string {
  const { scripts = [], styles = [], connect = [], scriptSources = [], styleSources = [] } = options;
  const { pictures = [], frames = ["'self'", 'https:'], development = false } = options;
  const policy: Record<string, string> = {
    'default-src': "'self'",
    'script-src': sources(scripts, scriptSources),
    'style-src': development ? "'self' 'unsafe-inline'" : sources(styles, styleSources),
    // Only attributes: sizes and colours of tables in imported documents.
    ...(!development && { 'style-src-attr': "'unsafe-inline'" }),
    // Pictures that readers choose to send are shown from memory.
    'img-src': ["'self'", 'https:', 'data:', 'blob:', ...pictures].join(' '),
    // Streams are played from memory.
    'media-src': "'self' https: blob:",
    'frame-src': frames.join(' '),
    'font-src': "'self'",
    'connect-src': ["'self'", ...connect, ...(development ? ['ws:'] : [])].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  };
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
