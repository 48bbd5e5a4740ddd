export * from './captcha.ts';
export * from './newsletter.ts';
export * from './reply.ts';
export * from './session.ts';
export * from './storage.ts';
export * from './validation.ts';
