import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // A font in a stylesheet would need `font-src data:` in the policy.
  build: { assetsInlineLimit: 0 },
});
