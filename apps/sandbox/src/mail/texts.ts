import type { BrandConfig } from 'rotativa/themes';
import type { MailData, MailKind } from './kinds.ts';

/** What a letter says: plain text, whatever it quotes. The link's address is added when the letter is written. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the button reads; with a token it opens the token's page, else the given page of the site. */
  readonly action?: { readonly label: string; readonly path?: string } | undefined;
  readonly note?: string | undefined;
}

const hello = (name: string | undefined) => (name === undefined ? 'Hola:' : `Hola, ${name}:`);

const PESOS = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 });
const pesos = (amount: number) => `$${PESOS.format(amount)}`;

const DAY = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'America/Bogota' });
const day = (iso: string) => DAY.format(new Date(iso));

const card = (lastFour: string | undefined) =>
  lastFour === undefined ? [] : [`Medio de pago: tarjeta terminada en ${lastFour}.`];

const NOT_YOU = 'Si no lo pediste, ignora este mensaje: nada cambiará en tu cuenta.';
const HELP = 'Si no fuiste tú, cambia tu contraseña y escríbenos desde la página de contacto.';

/** Every letter, by kind. @see 000 §1, A3–A11, C4–C6, B13 */
export const MAIL_TEXTS: {
  readonly [K in MailKind]: (data: MailData[K], brand: BrandConfig) => MailText;
} = {
  verify: ({ firstName }, { name }) => ({
    subject: `Confirma tu correo en ${name}`,
    paragraphs: [hello(firstName), 'Confirma tu correo para terminar de crear tu cuenta.'],
    action: { label: 'Confirmar mi correo' },
    note: NOT_YOU,
  }),
  magic: ({ firstName }, { name }) => ({
    subject: `Tu enlace para entrar a ${name}`,
    paragraphs: [
      hello(firstName),
      'Con este enlace entras sin contraseña. Sirve una sola vez y por poco tiempo.',
    ],
    action: { label: 'Entrar' },
    note: NOT_YOU,
  }),
  access: ({ firstName }, { name }) => ({
    subject: `Tu acceso a ${name}`,
    paragraphs: [hello(firstName), 'Con este enlace entras una sola vez. No lo compartas.'],
    action: { label: 'Entrar' },
    note: NOT_YOU,
  }),
  reset: ({ firstName }, { name }) => ({
    subject: `Recupera tu contraseña de ${name}`,
    paragraphs: [
      hello(firstName),
      'Elige una contraseña nueva. El enlace sirve una sola vez y por poco tiempo.',
    ],
    action: { label: 'Cambiar contraseña' },
    note: NOT_YOU,
  }),
  'password-changed': ({ firstName }, { name }) => ({
    subject: `Tu contraseña de ${name} cambió`,
    paragraphs: [hello(firstName), 'Tu contraseña ha sido actualizada.'],
    note: HELP,
  }),
  welcome: ({ firstName }, { name, routes }) => ({
    subject: `Te damos la bienvenida a ${name}`,
    paragraphs: [
      hello(firstName),
      `Tu cuenta de ${name} está lista. Con ella entras a todos nuestros sitios.`,
    ],
    action: { label: 'Ver mi perfil', path: routes.profile },
  }),
  gift: ({ name, from, productName, message }) => ({
    subject: `${from} te regaló una suscripción`,
    paragraphs: [
      hello(name),
      `${from} te regaló ${productName}.`,
      ...(message === undefined ? [] : [`«${message}»`]),
      'Actívala con tu cuenta, o crea una.',
    ],
    action: { label: 'Activar mi regalo' },
  }),
  share: ({ from, productName }) => ({
    subject: `${from} compartió una suscripción contigo`,
    paragraphs: [
      hello(undefined),
      `${from} te invita a leer con ${productName}, sin costo para ti.`,
      'Acepta la invitación con tu cuenta, o crea una.',
    ],
    action: { label: 'Aceptar la invitación' },
  }),
  receipt: ({ firstName, orderNumber, productName, totalCop, lastFour }, { routes }) => ({
    subject: `Recibimos tu pago: orden ${orderNumber}`,
    paragraphs: [
      hello(firstName),
      `Gracias por tu compra. Orden ${orderNumber}: ${productName}, ${pesos(totalCop)}.`,
      ...card(lastFour),
    ],
    action: { label: 'Ver mis suscripciones', path: routes.subscriptions },
  }),
  cancelled: ({ firstName, productName, activeUntil }, { routes }) => ({
    subject: 'Cancelaste tu suscripción',
    paragraphs: [
      hello(firstName),
      `Cancelaste ${productName}. No haremos más cobros.`,
      ...(activeUntil === undefined ? [] : [`Puedes seguir leyendo hasta el ${day(activeUntil)}.`]),
    ],
    action: { label: 'Reactivar mi suscripción', path: routes.subscriptions },
  }),
  rescued: ({ firstName, productName }, { routes }) => ({
    subject: 'Reactivaste tu suscripción',
    paragraphs: [hello(firstName), `${productName} sigue activa. Gracias por quedarte.`],
    action: { label: 'Ver mis suscripciones', path: routes.subscriptions },
  }),
  'payment-method': ({ firstName, productName, lastFour }) => ({
    subject: 'Actualizaste tu medio de pago',
    paragraphs: [
      hello(firstName),
      `Los próximos cobros de ${productName} usarán el nuevo medio de pago.`,
      ...card(lastFour),
    ],
    note: HELP,
  }),
  newsletter: (_, { name }) => ({
    subject: `Gracias por suscribirte al newsletter de ${name}`,
    paragraphs: [hello(undefined), `Desde ahora recibirás el newsletter de ${name} en este correo.`],
    action: { label: 'Cancelar mi inscripción' },
  }),
  contact: ({ number, subject }, { supportHours }) => ({
    subject: `Recibimos tu mensaje (caso ${number})`,
    paragraphs: [
      hello(undefined),
      `Recibimos tu mensaje «${subject}» con el número de caso ${number}.`,
      `Te responderemos a este correo. Nuestro horario: ${supportHours}.`,
    ],
  }),
  'contact-service': ({ number, subject, from, message }) => ({
    subject: `Caso ${number}: ${subject}`,
    paragraphs: [`Escribió: ${from}`, ...message.split(/\n{2,}/)],
  }),
  anonymise: ({ firstName }) => ({
    subject: 'Confirma que quieres eliminar tu cuenta',
    paragraphs: [
      hello(firstName),
      'Pediste eliminar tu cuenta y tus datos personales. Una vez confirmes no podremos recuperarlos.',
    ],
    action: { label: 'Revisar mi solicitud' },
    note: NOT_YOU,
  }),
  anonymised: (_, { name }) => ({
    subject: 'Eliminamos tu cuenta',
    paragraphs: [hello(undefined), `Eliminamos tu cuenta de ${name} y tus datos personales.`],
  }),
  'anonymise-declined': ({ reason }) => ({
    subject: 'Tu cuenta sigue activa',
    paragraphs: [hello(undefined), 'No eliminamos tu cuenta.', `Motivo: ${reason}`],
  }),
};
