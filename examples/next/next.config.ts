import type { NextConfig } from 'next';

const config: NextConfig = {
  // The addresses of the pieces end with a slash.
  trailingSlash: true,
  poweredByHeader: false,
  headers: async () => [
    {
      source: '/fotos/:file*',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

export default config;
