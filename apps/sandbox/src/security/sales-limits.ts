import { GUESSING, HOUR, QUARTER, rule, TEN_MINUTES, type RouteLimit } from './limit-rule.ts';

const SALES = '/sales/public/v1';
const REFUSED_CARD = ['300170', '30167a'];

/** Thieves test stolen cards with small payments. A repeated call, which charges nothing, does not count. */
const CARDS = [
  rule('account', REFUSED_CARD, 10, QUARTER),
  rule('address', REFUSED_CARD, 100, QUARTER),
  rule('account', 'calls', 300, TEN_MINUTES),
];
const REDEEMING = [rule('account', ['invalid_redeem_code'], 20, QUARTER), ...GUESSING];

export const SALES_LIMITS: readonly RouteLimit[] = [
  {
    name: 'purchase login exists',
    method: 'POST',
    path: `${SALES}/swg/loginexists`,
    rules: [rule('address', 'calls', 60, TEN_MINUTES)],
  },
  {
    name: 'cart',
    method: 'POST',
    path: `${SALES}/cart/item`,
    rules: [rule('address', 'calls', 1_200, TEN_MINUTES)],
  },
  {
    name: 'order',
    method: 'POST',
    path: `${SALES}/checkout/order`,
    account: 'reader',
    rules: [rule('account', 'calls', 100, TEN_MINUTES), rule('address', 'calls', 600, TEN_MINUTES)],
  },
  {
    name: 'payment initialise',
    method: 'GET',
    path: `${SALES}/checkout/order/:order/payment/:method`,
    account: 'reader',
    rules: [rule('account', 'calls', 300, TEN_MINUTES), rule('address', 'calls', 900, TEN_MINUTES)],
  },
  {
    name: 'payment',
    method: 'PUT',
    path: `${SALES}/checkout/order/:order/payment/:method`,
    account: 'reader',
    rules: CARDS,
  },
  {
    name: 'payment by 3-D Secure',
    method: 'PUT',
    path: `${SALES}/checkout/3ds/order/:order/payment/:method`,
    account: 'reader',
    rules: CARDS,
  },
  {
    name: 'payment method',
    method: 'PUT',
    path: `${SALES}/paymentmethod/:id/provider/:provider/finalize`,
    account: 'reader',
    rules: CARDS,
  },
  {
    name: 'payment method by 3-D Secure',
    method: 'PUT',
    path: `${SALES}/paymentmethod/:id/provider/:provider/finalize3ds`,
    account: 'reader',
    rules: CARDS,
  },
  {
    name: 'card',
    method: 'POST',
    path: '/gateway/v1/tokens',
    rules: [rule('address', 'failures', 60, QUARTER), rule('address', 'calls', 600, TEN_MINUTES)],
  },
  {
    name: 'share',
    method: 'PUT',
    path: `${SALES}/subscription/:id/share`,
    account: 'reader',
    rules: [rule('account', 'calls', 60, HOUR)],
  },
  {
    name: 'redeem',
    method: 'POST',
    path: `${SALES}/subscription/redeem`,
    account: 'reader',
    rules: REDEEMING,
  },
  {
    name: 'gift',
    method: 'PUT',
    path: `${SALES}/subscription/gift/:code`,
    account: 'reader',
    rules: [rule('account', 'calls', 60, HOUR)],
  },
  {
    name: 'gift redeem',
    method: 'POST',
    path: `${SALES}/subscription/gift/redeem`,
    account: 'reader',
    rules: REDEEMING,
  },
];
