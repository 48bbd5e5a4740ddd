import { html, raw } from 'hono/html';

type Markup = ReturnType<typeof html>;

export interface PageOptions {
  lang: 'en' | 'es-CO';
  title: string;
  /** CSS of ours: it is written as it stands. */
  style: string;
  body: Markup;
}

/** A page that the sandbox shows by itself, as a bank or a sign-in company would: no script, not for search engines. */
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
