export * from './content-code.ts';
export * from './locked.ts';
