/** Catalogue, carts, orders, subscriptions, and the simulated card gateway: one file each in `sales/`. */
export * from './sales/carts.ts';
export * from './sales/catalogue.ts';
export * from './sales/gateway.ts';
export * from './sales/orders.ts';
export * from './sales/subscriptions.ts';
