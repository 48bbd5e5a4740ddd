/** Whether every brand, page, story and theme is tried (`npm run test:all`, every night), and not only some of them. */
export const EVERYTHING = process.env['TESTS'] === 'all';
