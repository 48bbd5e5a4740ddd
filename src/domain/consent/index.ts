export * from './consent.ts';
export * from './cookie.ts';
export * from './form.ts';
