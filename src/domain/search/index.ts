export * from './address.ts';
export * from './details.ts';
export * from './nearest-words.ts';
export * from './suggestion.ts';
export * from './text-parts.ts';
