import { createCookieStorage } from 'rotativa/providers';

export const storage = createCookieStorage({
  document,
  domain: 'example.com',
  onWarning: (warning) => console.warn(warning),
});
