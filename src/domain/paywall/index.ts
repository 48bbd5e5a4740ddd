export * from './locked.ts';
