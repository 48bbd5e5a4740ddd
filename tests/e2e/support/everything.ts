/** Whether every brand and document is tried (`npm run test:e2e:all`, every night), and not only some of them. */
export const EVERYTHING = process.env['E2E'] === 'all';
