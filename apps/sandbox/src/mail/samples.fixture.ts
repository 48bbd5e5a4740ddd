import type { MailData } from './kinds.ts';

/** Data of an e-mail of each kind. */
export const SAMPLES: MailData = {
  verify: {},
  magic: {},
  access: {},
  reset: {},
  'password-changed': {},
  'new-email': {},
  'email-change': { email: 'ana@correo.example' },
  welcome: {},
  gift: { from: 'Ana', productName: 'Semanario' },
  share: { from: 'Ana', productName: 'Semanario' },
  receipt: { orderNumber: '1', productName: 'Semanario', totalCop: 1000, lastFour: '4242' },
  cancelled: { productName: 'Semanario', activeUntil: '2026-12-01T12:00:00Z' },
  rescued: { productName: 'Semanario' },
  'payment-method': { productName: 'Semanario', lastFour: '4242' },
  'newsletter-confirm': { origin: 'home' },
  newsletter: { origin: 'footer' },
  contact: { number: 1, subject: 'Entrega' },
  'contact-service': { number: 1, subject: 'Entrega', from: 'ana@correo.example', message: 'Hola.' },
  anonymise: {},
  anonymised: {},
  'anonymise-declined': { reason: 'Hay una suscripción activa.' },
};
