import type { Config } from '@react-router/dev/config';
import { brand } from './brand/brand.ts';

export default {
  // React Router refuses forms of other origins. Behind a proxy that ends TLS the request says http.
  allowedActionOrigins: [...(brand.hosts ?? [])],
} satisfies Config;
