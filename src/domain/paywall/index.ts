export * from './content-code.ts';
export * from './gallery-dialog.ts';
export * from './lock-rules.ts';
