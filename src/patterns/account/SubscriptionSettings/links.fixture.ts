import type { SubscriptionSettingsLinks } from './SubscriptionSettings.tsx';

/** The pages of the weekly's account. */
export const SETTINGS_LINKS: SubscriptionSettingsLinks = {
  list: '/autogestion/mis-suscripciones/',
  subscription: (id) => `/autogestion/mis-suscripciones/?suscripcion=${id}`,
  orders: (page, status) => `/autogestion/mis-suscripciones/?pedidos=${page}&estado=${status ?? ''}`,
  order: (number) => `/autogestion/mis-suscripciones/?pedido=${number}`,
  address: (id) => `/autogestion/editardireccion/?suscripcion=${id}`,
  subscribe: '/suscripciones/',
  contact: '/contactenos/',
};
