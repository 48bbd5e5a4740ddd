export * from './content-keys.ts';
export * from './surrogate-keys.ts';
