import { defineConfig } from 'vite';

// Without the condition `module` the imports of CSS lead to an empty module.
export default defineConfig({
  resolve: { conditions: ['browser', 'development|production'] },
  build: { modulePreload: false, emptyOutDir: false, rolldownOptions: { input: { bare: 'bare.html' } } },
});
