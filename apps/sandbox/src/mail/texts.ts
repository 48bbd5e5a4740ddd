import { lossMessages, maskEmail } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import type { EmailForum, MailData, MailKind } from './kinds.ts';
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts';
import { FORUM_TEXTS } from './forum-texts.ts';
import { SALES_TEXTS } from './sales-texts.ts';
import { hello, HELP, inVoice, NOT_YOU } from './voice.ts';

/** The words of an e-mail. The link's address is added when the e-mail is written. */
export interface MailText {
  readonly subject: string;
  readonly greeting?: string;
  /** The first is also the preview in a list of messages. */
  readonly paragraphs: readonly string[];
  /** The button's label. With a token it opens the token's page, else the given page of the site. */
  readonly action?: { readonly label: string; readonly path?: string } | undefined;
  readonly note?: string | undefined;
  /** An attached file that the reader can add to a calendar. */
  readonly calendar?: EmailForum | undefined;
}

/** Words of e-mails by kind. */
export type MailTexts<Kinds extends MailKind> = {
  readonly [K in Kinds]: (data: MailData[K], brand: BrandConfig) => MailText;
};

/** Every e-mail by kind. @see A3–A11, C4–C6, B13, B17 */
export const MAIL_TEXTS: MailTexts<MailKind> = {
  verify: ({ firstName }, { name, voice }) => ({
    subject: inVoice(voice, `Confirma tu correo en ${name}`, `Confirme su correo en ${name}`),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        'Confirma tu correo para terminar de crear tu cuenta.',
        'Confirme su correo para terminar de crear su cuenta.',
      ),
    ],
    action: { label: 'Confirmar mi correo' },
    note: inVoice(voice, ...NOT_YOU),
  }),
  'staff-invitation': ({ name: invited, from }, { name, voice }) => ({
    subject: inVoice(
      voice,
      `Te invitaron a la mesa de edición de ${name}`,
      `Lo invitaron a la mesa de edición de ${name}`,
    ),
    greeting: hello(invited),
    paragraphs: [
      inVoice(
        voice,
        `${from} te invitó a la mesa de edición. Elige tu contraseña para entrar. El enlace sirve una sola vez, durante tres días.`,
        `${from} lo invitó a la mesa de edición. Elija su contraseña para entrar. El enlace sirve una sola vez, durante tres días.`,
      ),
    ],
    action: { label: 'Elegir mi contraseña' },
    note: inVoice(voice, ...NOT_YOU),
  }),
  magic: ({ firstName }, { name, voice }) => ({
    subject: inVoice(voice, `Tu enlace para entrar a ${name}`, `Su enlace para entrar a ${name}`),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        'Con este enlace entras sin contraseña. Sirve una sola vez y por poco tiempo.',
        'Con este enlace entra sin contraseña. Sirve una sola vez y por poco tiempo.',
      ),
    ],
    action: { label: 'Entrar' },
    note: inVoice(voice, ...NOT_YOU),
  }),
  access: ({ firstName }, { name, voice }) => ({
    subject: inVoice(voice, `Tu acceso a ${name}`, `Su acceso a ${name}`),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        'Con este enlace entras una sola vez. No lo compartas.',
        'Con este enlace entra una sola vez. No lo comparta.',
      ),
    ],
    action: { label: 'Entrar' },
    note: inVoice(voice, ...NOT_YOU),
  }),
  reset: ({ firstName }, { name, voice }) => ({
    subject: inVoice(voice, `Recupera tu contraseña de ${name}`, `Recupere su contraseña de ${name}`),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        'Elige una contraseña nueva. El enlace sirve una sola vez y por poco tiempo.',
        'Elija una contraseña nueva. El enlace sirve una sola vez y por poco tiempo.',
      ),
    ],
    action: { label: 'Cambiar contraseña' },
    note: inVoice(voice, ...NOT_YOU),
  }),
  'password-changed': ({ firstName }, { name, voice }) => ({
    subject: inVoice(voice, `Tu contraseña de ${name} cambió`, `Su contraseña de ${name} cambió`),
    greeting: hello(firstName),
    paragraphs: [inVoice(voice, 'Tu contraseña ha sido actualizada.', 'Su contraseña ha sido actualizada.')],
    note: inVoice(voice, ...HELP),
  }),
  'new-email': ({ firstName }, { name, voice }) => ({
    subject: inVoice(voice, `Confirma tu nuevo correo en ${name}`, `Confirme su nuevo correo en ${name}`),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        'Pediste que este sea el correo de tu cuenta. Lo será cuando lo confirmes con este enlace, que sirve durante tres días.',
        'Usted pidió que este sea el correo de su cuenta. Lo será cuando lo confirme con este enlace, que sirve durante tres días.',
      ),
    ],
    action: { label: 'Confirmar mi nuevo correo' },
    note: inVoice(voice, ...NOT_YOU),
  }),
  'email-change': ({ firstName, email }, { name, voice }) => ({
    subject: inVoice(
      voice,
      `Cambio de correo de tu cuenta de ${name}`,
      `Cambio de correo de su cuenta de ${name}`,
    ),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        `Alguien que conoce tu contraseña pidió que el correo de tu cuenta sea ${maskEmail(email)}. Si fuiste tú, no tienes que hacer nada.`,
        `Alguien que conoce su contraseña pidió que el correo de su cuenta sea ${maskEmail(email)}. Si fue usted, no tiene que hacer nada.`,
      ),
      inVoice(
        voice,
        'Si no fuiste tú, deshaz el cambio con este enlace: tu cuenta conserva este correo, cerramos todas las sesiones y eliges otra contraseña. El enlace sirve durante diez días.',
        'Si no fue usted, deshaga el cambio con este enlace: su cuenta conserva este correo, cerramos todas las sesiones y usted escoge otra contraseña. El enlace sirve durante diez días.',
      ),
    ],
    action: { label: 'Deshacer el cambio' },
  }),
  'email-change-over': ({ firstName, email }, { name, voice }) => ({
    subject: inVoice(
      voice,
      `Cancelamos el cambio de correo de tu cuenta de ${name}`,
      `Cancelamos el cambio de correo de su cuenta de ${name}`,
    ),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        `Tu cuenta conserva este correo. El cambio a ${maskEmail(email)} estaba sin confirmar y quedó cancelado, porque demostraste que este correo es tuyo o cambiaste la contraseña.`,
        `Su cuenta conserva este correo. El cambio a ${maskEmail(email)} estaba sin confirmar y quedó cancelado, porque usted demostró que este correo es suyo o cambió la contraseña.`,
      ),
      inVoice(
        voice,
        'Si quieres ese cambio, pídelo otra vez en tu perfil.',
        'Si quiere ese cambio, pídalo otra vez en su perfil.',
      ),
    ],
    note: inVoice(voice, ...HELP),
  }),
  welcome: ({ firstName }, { name, routes, voice }) => ({
    subject: inVoice(voice, `Te damos la bienvenida a ${name}`, `Le damos la bienvenida a ${name}`),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        `Tu cuenta de ${name} está lista. Con ella entras a todos nuestros sitios.`,
        `Su cuenta de ${name} está lista. Con ella entra a todos nuestros sitios.`,
      ),
    ],
    action: { label: 'Ver mi perfil', path: routes.profile },
  }),
  ...SALES_TEXTS,
  ...NEWSLETTER_TEXTS,
  ...FORUM_TEXTS,
  contact: ({ number, subject }, { supportHours, voice }) => ({
    subject: inVoice(voice, `Recibimos tu mensaje (caso ${number})`, `Recibimos su mensaje (caso ${number})`),
    greeting: hello(undefined),
    paragraphs: [
      inVoice(
        voice,
        `Recibimos tu mensaje «${subject}» con el número de caso ${number}.`,
        `Recibimos su mensaje «${subject}» con el número de caso ${number}.`,
      ),
      inVoice(
        voice,
        `Te responderemos a este correo. Nuestro horario: ${supportHours}.`,
        `Le responderemos a este correo. Nuestro horario: ${supportHours}.`,
      ),
    ],
  }),
  'contact-service': ({ number, subject, from, message }) => ({
    subject: `Caso ${number}: ${subject}`,
    paragraphs: [`Escribió: ${from}`, ...message.split(/\n{2,}/)],
  }),
  anonymise: ({ firstName, losses = [] }, { voice }) => ({
    subject: inVoice(
      voice,
      'Confirma que quieres eliminar tu cuenta',
      'Confirme que quiere eliminar su cuenta',
    ),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        'Pediste eliminar tu cuenta y tus datos personales. Una vez confirmes no podremos recuperarlos.',
        'Usted pidió eliminar su cuenta y sus datos personales. Una vez confirme no podremos recuperarlos.',
      ),
      ...losses.map(lossMessages),
    ],
    action: { label: 'Revisar mi solicitud' },
    note: inVoice(voice, ...NOT_YOU),
  }),
  anonymised: (_, { name, voice }) => ({
    subject: inVoice(voice, 'Eliminamos tu cuenta', 'Eliminamos su cuenta'),
    greeting: hello(undefined),
    paragraphs: [
      inVoice(
        voice,
        `Eliminamos tu cuenta de ${name} y tus datos personales.`,
        `Eliminamos su cuenta de ${name} y sus datos personales.`,
      ),
    ],
  }),
  'account-unused': ({ firstName, days }, { name, voice, routes }) => ({
    subject: inVoice(voice, `¿Todavía usas tu cuenta de ${name}?`, `¿Todavía usa su cuenta de ${name}?`),
    greeting: hello(firstName),
    paragraphs: [
      inVoice(
        voice,
        `Hace años que no entras a tu cuenta. Guardamos datos personales solo mientras hacen falta: si no entras en los próximos ${days} días, la eliminamos con todos tus datos.`,
        `Hace años que usted no entra a su cuenta. Guardamos datos personales solo mientras hacen falta: si no entra en los próximos ${days} días, la eliminamos con todos sus datos.`,
      ),
      'Para conservarla basta entrar una vez.',
    ],
    action: { label: 'Entrar a mi cuenta', path: routes.signIn },
  }),
  'anonymise-declined': ({ reason }, { voice }) => ({
    subject: inVoice(voice, 'Tu cuenta sigue activa', 'Su cuenta sigue activa'),
    greeting: hello(undefined),
    paragraphs: [inVoice(voice, 'No eliminamos tu cuenta.', 'No eliminamos su cuenta.'), `Motivo: ${reason}`],
  }),
};
