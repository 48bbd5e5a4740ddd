import { clockTime, headerDate } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import type { EmailForum, MailData } from './kinds.ts';
import type { MailText, MailTexts } from './texts.ts';
import { inVoice } from './voice.ts';

const place = ({ venue, city }: EmailForum): string => [venue, city].filter(Boolean).join(', ');

const facts = (forum: EmailForum): string[] => [
  `Fecha: ${headerDate(forum.starts)}, ${clockTime(forum.starts)}, hora de Colombia.`,
  ...(place(forum) ? [`Lugar: ${place(forum)}.`] : []),
];

const seat = (
  { name, forum }: MailData['forum'],
  { voice }: BrandConfig,
  subject: string,
  first: string,
): MailText => ({
  subject,
  greeting: `Hola, ${name}:`,
  paragraphs: [
    first,
    ...facts(forum),
    inVoice(
      voice,
      'El archivo adjunto agrega el foro a tu calendario. Lleva un documento de identidad. Si no puedes asistir, cancela con este enlace y otra persona podrá ocupar el cupo.',
      'El archivo adjunto agrega el foro a su calendario. Lleve un documento de identidad. Si no puede asistir, cancele con este enlace y otra persona podrá ocupar el cupo.',
    ),
  ],
  action: { label: 'Ver o cancelar mi inscripción' },
  note: inVoice(
    voice,
    'Si no lo pediste, cancela la inscripción con el mismo enlace.',
    'Si no lo pidió, cancele la inscripción con el mismo enlace.',
  ),
  calendar: forum,
});

/** The e-mails about a seat at a forum. @see B17 */
export const FORUM_TEXTS: MailTexts<'forum' | 'forum-again' | 'forum-cancelled'> = {
  forum: (data, brand) =>
    seat(
      data,
      brand,
      `Inscripción confirmada: ${data.forum.title}`,
      inVoice(
        brand.voice,
        `Tienes un cupo en el foro «${data.forum.title}».`,
        `Usted tiene un cupo en el foro «${data.forum.title}».`,
      ),
    ),
  'forum-again': (data, brand) =>
    seat(
      data,
      brand,
      inVoice(
        brand.voice,
        `Ya tenías un cupo: ${data.forum.title}`,
        `Usted ya tenía un cupo: ${data.forum.title}`,
      ),
      inVoice(
        brand.voice,
        `Recibimos otra inscripción con este correo. Ya tenías un cupo en el foro «${data.forum.title}», y lo conservas.`,
        `Recibimos otra inscripción con este correo. Usted ya tenía un cupo en el foro «${data.forum.title}», y lo conserva.`,
      ),
    ),
  'forum-cancelled': ({ name, path, title }, { voice }) => ({
    subject: `Inscripción cancelada: ${title}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      inVoice(
        voice,
        `Cancelamos tu inscripción en el foro «${title}». El cupo queda libre para otra persona.`,
        `Cancelamos su inscripción en el foro «${title}». El cupo queda libre para otra persona.`,
      ),
    ],
    action: { label: 'Ver el foro', path },
  }),
};
