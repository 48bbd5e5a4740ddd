import { NEWSLETTERS } from 'rotativa/themes';
import type { MailTexts } from './texts.ts';
import { inVoice, NOT_YOU } from './voice.ts';

/** The e-mails about a newsletter: asking the owner of an address, and the beginning. @see B13 */
export const NEWSLETTER_TEXTS: MailTexts<'newsletter-confirm' | 'newsletter'> = {
  'newsletter-confirm': ({ origin }, { key, name, voice }) => {
    const requested = NEWSLETTERS.find((one) => one.brand === key && one.origin === origin)?.name ?? name;
    return {
      subject: inVoice(
        voice,
        `Confirma tu inscripción en «${requested}»`,
        `Confirme su inscripción en «${requested}»`,
      ),
      greeting: 'Hola:',
      paragraphs: [
        inVoice(
          voice,
          `Falta un paso para recibir «${requested}»: confirmar que este correo es tuyo.`,
          `Falta un paso para recibir «${requested}»: confirmar que este correo es suyo.`,
        ),
      ],
      action: { label: 'Confirmar mi inscripción' },
      note: inVoice(voice, ...NOT_YOU),
    };
  },
  newsletter: (_, { name, voice }) => ({
    subject: inVoice(
      voice,
      `Gracias por suscribirte al newsletter de ${name}`,
      `Gracias por suscribirse al newsletter de ${name}`,
    ),
    greeting: 'Hola:',
    paragraphs: [
      inVoice(
        voice,
        `Desde ahora recibirás el newsletter de ${name} en este correo.`,
        `Desde ahora recibirá el newsletter de ${name} en este correo.`,
      ),
    ],
    action: { label: 'Cancelar mi inscripción' },
  }),
};
