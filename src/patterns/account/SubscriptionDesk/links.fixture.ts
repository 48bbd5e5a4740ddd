import type { SubscriptionDeskLinks } from './SubscriptionDesk.tsx';

/** The pages of the weekly's account. */
export const DESK_LINKS: SubscriptionDeskLinks = {
  list: '/autogestion/mis-suscripciones/',
  subscription: (id) => `/autogestion/mis-suscripciones/?suscripcion=${id}`,
  orders: (page, status) => `/autogestion/mis-suscripciones/?pedidos=${page}&estado=${status ?? ''}`,
  order: (number) => `/autogestion/mis-suscripciones/?pedido=${number}`,
  address: (id) => `/autogestion/editardireccion/?suscripcion=${id}`,
  subscribe: '/suscripciones/',
  contact: '/contactenos/',
};
