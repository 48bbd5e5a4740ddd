import { escapeHtml } from 'rotativa/domain';
import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { Config } from '../config/env.ts';
import { siteOrigin } from '../config/site.ts';
import { contentPolicy } from './content-policy.ts';

/** The style of the index. Its hash is in the policy. */
const INDEX_STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 56rem; margin: 10vb auto; padding-inline: 1.5rem; }
h1 { margin: 0 0 2rem; font-size: 1.125rem; font-weight: 400; }
ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 3rem; margin: 0; padding: 0; list-style: none; }
li { border-block-start: 1px solid; }
a { display: block; padding-block: 1.25rem 2rem; color: inherit; text-decoration: none; }
a:hover strong { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.15em; }
strong { display: block; font-size: clamp(1.75rem, 5vi, 2.5rem); line-height: 1.15; letter-spacing: -0.02em; }`;

function indexPage(url: URL, config: Config): string {
  const sites = BRANDS.map((key) => {
    const { name, tagline } = BRAND_CONFIGS[key];
    const address = escapeHtml(`${siteOrigin(key, url, config)}/`);
    return `<li><a href="${address}"><strong>${escapeHtml(name)}</strong> ${escapeHtml(tagline)}</a></li>`;
  });
  return [
    '<!doctype html><html lang="es-CO"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Los sitios de Rotativa</title>',
    `<link rel="icon" href="data:,"><style>${INDEX_STYLE}</style></head>`,
    `<body><main><h1>Los sitios de Rotativa</h1><ul role="list">${sites.join('')}</ul></main></body></html>`,
  ].join('');
}

/** The list of the sites, which the server shows for an unknown host. */
export const answerIndex = (url: URL, config: Config): Response =>
  new Response(indexPage(url, config), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentPolicy({ styles: [INDEX_STYLE] }),
    },
  });
