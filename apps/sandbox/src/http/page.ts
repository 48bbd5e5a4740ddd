import { html, raw } from 'hono/html';

type Markup = ReturnType<typeof html>;

export interface PageOptions {
  lang: 'en' | 'es-CO';
  title: string;
  /** Trusted CSS, written without escaping. */
  style: string;
  body: Markup;
}

/** A page of the sandbox as a simulated bank or sign-in provider: without scripts, not for search engines. */
export const htmlPage = ({ lang, title, style, body }: PageOptions): Markup =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
