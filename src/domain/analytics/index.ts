export * from './catalogue.ts';
export * from './event.ts';
export * from './reader-flag.ts';
