import { defineConfig } from 'vite';

const PAGES = ['restyled', 'by-use', 'unknown-brand', 'routes', 'layers'];

export default defineConfig({
  build: {
    modulePreload: false,
    rolldownOptions: { input: Object.fromEntries(PAGES.map((name) => [name, `${name}.html`])) },
  },
});
