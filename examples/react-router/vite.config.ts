import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Vite, and not Node, loads the pieces on the server: their stylesheets come with them.
  ssr: { noExternal: ['rotativa'] },
  // A font in a stylesheet would need `font-src data:` in the policy.
  build: { assetsInlineLimit: 0 },
});
