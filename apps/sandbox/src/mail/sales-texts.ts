import { giftNote, money, receiptHref } from 'rotativa/domain';
import type { MailTexts } from './texts.ts';
import { hello, HELP, inVoice } from './voice.ts';

const DAY = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'America/Bogota' });
const day = (iso: string) => DAY.format(new Date(iso));

const optional = (text: string | undefined) => (text === undefined ? [] : [text]);

const card = (lastFour: string | undefined) =>
  lastFour === undefined ? [] : [`Medio de pago: tarjeta terminada en ${lastFour}.`];

/** The e-mails about what a reader bought, was given or shares. @see C3–C6 */
export const SALES_TEXTS: MailTexts<
  'gift' | 'share' | 'receipt' | 'cancelled' | 'rescued' | 'payment-method'
> = {
  gift: ({ name, from, productName, message }, { voice }) => ({
    subject: inVoice(voice, `${from} te regaló una suscripción`, `${from} le regaló una suscripción`),
    greeting: hello(name),
    paragraphs: [
      inVoice(voice, `${from} te regaló ${productName}.`, `${from} le regaló ${productName}.`),
      ...(message === undefined ? [] : [`«${message}»`]),
      inVoice(voice, 'Actívala con tu cuenta, o crea una.', 'Actívela con su cuenta, o cree una.'),
    ],
    action: { label: 'Activar mi regalo' },
  }),
  share: ({ from, productName }, { voice }) => ({
    subject: inVoice(
      voice,
      `${from} compartió una suscripción contigo`,
      `${from} compartió una suscripción con usted`,
    ),
    greeting: hello(undefined),
    paragraphs: [
      inVoice(
        voice,
        `${from} te invita a leer con ${productName}, sin costo para ti.`,
        `${from} le invita a leer con ${productName}, sin costo para usted.`,
      ),
      inVoice(
        voice,
        'Acepta la invitación con tu cuenta, o crea una.',
        'Acepte la invitación con su cuenta, o cree una.',
      ),
    ],
    action: { label: 'Aceptar la invitación' },
  }),
  receipt: ({ firstName, orderNumber, productName, totalCop, gift, lastFour }, { routes, voice }) => ({
    subject: inVoice(
      voice,
      `Recibimos tu pago: orden ${orderNumber}`,
      `Recibimos su pago: orden ${orderNumber}`,
    ),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        `Gracias por tu compra. Orden ${orderNumber}: ${productName}, ${money(totalCop)}.`,
        `Gracias por su compra. Orden ${orderNumber}: ${productName}, ${money(totalCop)}.`,
      ),
      ...optional(giftNote(gift)),
      ...card(lastFour),
    ],
    action: { label: 'Ver mi recibo', path: receiptHref(routes.buy, orderNumber) },
  }),
  cancelled: ({ firstName, productName, activeUntil }, { routes, voice }) => ({
    subject: inVoice(voice, 'Cancelaste tu suscripción', 'Usted canceló su suscripción'),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        `Cancelaste ${productName}. No haremos más cobros.`,
        `Usted canceló ${productName}. No haremos más cobros.`,
      ),
      ...(activeUntil === undefined
        ? []
        : [
            inVoice(
              voice,
              `Puedes seguir leyendo hasta el ${day(activeUntil)}.`,
              `Puede seguir leyendo hasta el ${day(activeUntil)}.`,
            ),
          ]),
    ],
    action: { label: 'Reactivar mi suscripción', path: `${routes.subscriptions}?renovacion=reactivar` },
  }),
  rescued: ({ firstName, productName }, { routes, voice }) => ({
    subject: inVoice(voice, 'Reactivaste tu suscripción', 'Usted reactivó su suscripción'),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        `${productName} sigue activa. Gracias por quedarte.`,
        `${productName} sigue activa. Gracias por quedarse.`,
      ),
    ],
    action: { label: 'Ver mis suscripciones', path: routes.subscriptions },
  }),
  'payment-method': ({ firstName, productName, lastFour }, { routes, voice }) => ({
    subject: inVoice(voice, 'Actualizaste tu medio de pago', 'Usted actualizó su medio de pago'),
    greeting: hello(firstName),
    paragraphs: [`Los próximos cobros de ${productName} usarán el nuevo medio de pago.`, ...card(lastFour)],
    action: { label: 'Revisar mi medio de pago', path: `${routes.subscriptions}?tarjeta=cambiar` },
    note: inVoice(voice, ...HELP),
  }),
};
