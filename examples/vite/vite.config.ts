import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The fonts load beside the stylesheet and not after it, so that no text moves. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head-prepend',
        })),
  },
};

export default defineConfig({
  plugins: [react(), preloadFonts],
  // A font in a stylesheet would need `font-src data:` in the policy. Every supported browser knows `modulepreload`.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
