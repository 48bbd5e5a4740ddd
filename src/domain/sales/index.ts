export * from './money.ts';
export * from './offer.ts';
export * from './order.ts';
export * from './purchase.ts';
export * from './renewal.ts';
export * from './single-call.ts';
export * from './subscription.ts';
export * from './swg.ts';
