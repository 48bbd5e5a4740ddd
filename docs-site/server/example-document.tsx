import { to } from '../addresses.ts';
import { html } from './html.ts';
import { settings } from './settings.ts';

/**
 * Examples have attributes of style, as stories do. Pictures of stories are data. Their films are no files of the site, and a
 * browser judges the addresses before it loads one.
 */
const EXAMPLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "style-src-elem 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob: https://videos.ejemplo.com",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

interface ExampleDocument {
  title: string;
  html: string;
  /** The rules of the package that the HTML needs. */
  styles: string;
  brand: string;
  mode?: string | undefined;
  /** The attributes that the reader's choices do not change. */
  fixed?: readonly string[];
  /** The story: its file below `src` and its export. A front has none, and is static. */
  story?: readonly [file: string, exported: string];
  fullscreen: boolean;
}

/** The document of an example, in which it is alone: a dialog that it opens covers nothing else. */
export function exampleHtml({
  title,
  html: content,
  styles,
  brand,
  mode,
  fixed = [],
  story,
  fullscreen,
}: ExampleDocument): string {
  // The sheet of the package is loaded when React runs the example, for what this may open.
  const { example, mode: choose, themes } = settings().files;
  return html(
    <html lang="es-CO" data-brand={brand} data-mode={mode} data-fixed={fixed.join(' ') || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={EXAMPLE_POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <base href={to('')} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {[...themes.styles, ...example.styles].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script src={choose.script} />
        {story && <script type="module" src={example.script} />}
      </head>
      <body data-example={story ? (fullscreen ? 'page' : 'part') : 'front'}>
        <div
          id="example"
          data-file={story?.[0]}
          data-story={story?.[1]}
          dangerouslySetInnerHTML={{ __html: content }}
        />
        {story && !/<(?!!--)/.test(content) && (
          <p className="docs-empty">
            <button type="button" data-show="">
              Show it
            </button>
          </p>
        )}
      </body>
    </html>,
  );
}
