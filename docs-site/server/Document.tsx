import type { ReactNode } from 'react';
import { settings } from './settings.ts';
import { to } from '../addresses.ts';

/** Everything that a page loads comes from the site. Search runs WebAssembly. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

interface DocumentProps {
  title: string;
  description: string;
  /** Whether search engines may list it. */
  isListed?: boolean;
  /** The address of the page as Markdown. */
  markdown?: string;
  children: ReactNode;
}

/** A document of the site. The mode is set before the first paint by a small script; without scripts the system decides. */
export function Document({ title, description, isListed = true, markdown, children }: DocumentProps) {
  const { files } = settings();
  return (
    <html lang="en" data-brand="weekly">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
        {!isListed && <meta name="robots" content="noindex" />}
        <link rel="icon" href={to('favicon.svg')} type="image/svg+xml" />
        {files.site.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script src={files.mode.script} />
        <script type="module" src={files.site.script} />
      </head>
      <body>{children}</body>
    </html>
  );
}
