import type { EmailForum, MailData, MailKind } from './kinds.ts';
import type { OutboxRow } from './email.ts';
import { isTokenKind } from './routes.ts';

const FORUM: EmailForum = {
  id: 'FORO',
  path: '/foros-semanario/proximos/articulo/foro-agua/',
  title: 'Agua para las ciudades',
  starts: '2026-12-10T08:00:00-05:00',
  ends: '2026-12-10T13:00:00-05:00',
  city: 'Bogotá',
  venue: 'Auditorio mayor',
};

/** Data of an e-mail of each kind. */
export const SAMPLES: MailData = {
  verify: {},
  magic: {},
  access: {},
  reset: {},
  'password-changed': {},
  'new-email': {},
  'email-change': { email: 'ana@correo.example' },
  'email-change-over': { email: 'ana@correo.example' },
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
  forum: { name: 'Ana Ruiz', forum: FORUM },
  'forum-again': { name: 'Ana Ruiz', forum: FORUM },
  'forum-cancelled': { name: 'Ana Ruiz', path: FORUM.path, title: FORUM.title },
  'staff-invitation': { name: 'Ana Ruiz', from: 'Consuelo Barrera' },
  anonymise: {},
  anonymised: {},
  'account-unused': { firstName: 'Ana', days: 30 },
  'anonymise-declined': { reason: 'Hay una suscripción activa.' },
};

export const KINDS = Object.keys(SAMPLES) as MailKind[];

const NOW = new Date('2026-11-22T12:00:00Z');

/** An e-mail of the outbox, as the sandbox writes it for a demo reader. */
export const sampleRow = (
  kind: MailKind,
  brand: OutboxRow['brand'],
  data: object = SAMPLES[kind],
): OutboxRow => ({
  id: 1,
  kind,
  recipient: 'ana@correo.example',
  brand,
  token: isTokenKind(kind) ? 'T&<1' : null,
  data: { ...data },
  status: 'pending',
  attempts: 0,
  lastError: null,
  createdAt: NOW,
  nextAttemptAt: NOW,
  sentAt: null,
});
