import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { brand } from './brand/brand.ts';
import { contentPolicy } from './newspaper/server/policy.ts';

/** Astro writes the policy of scripts and styles, with the hashes of what it puts inline. */
const directives = contentPolicy({})
  .split('; ')
  .filter((directive) => !/^(script|style)-src /.test(directive)) as `img-src ${string}`[];

export default defineConfig({
  // Pages depend on the reader: the server makes them.
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  security: {
    csp: { directives },
    // Astro refuses forms of other origins. Behind a proxy that ends TLS it reads `X-Forwarded-*` for these hosts.
    allowedDomains: (brand.hosts ?? []).map((hostname) => ({ hostname })),
  },
  build: { inlineStylesheets: 'never' },
  // A font in a stylesheet would need `font-src data:` in the policy.
  vite: { build: { assetsInlineLimit: 0 } },
  devToolbar: { enabled: false },
});
