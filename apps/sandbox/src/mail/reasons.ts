import type { MailKind } from './kinds.ts';

type Forms = (name: string) => readonly [tu: string, usted: string];

const account: Forms = (name) => [
  `Recibes este mensaje porque tienes una cuenta de ${name} con este correo.`,
  `Usted recibe este mensaje porque tiene una cuenta de ${name} con este correo.`,
];

const guest: Forms = (name) => [
  `Recibes este mensaje porque alguien inscribió este correo en un foro de ${name}.`,
  `Usted recibe este mensaje porque alguien inscribió este correo en un foro de ${name}.`,
];

/** Why a person gets an e-mail: the last line of its footer. Kinds without an own reason are about an account. */
const REASONS: Partial<Record<MailKind, Forms>> = {
  verify: (name) => [
    `Recibes este mensaje porque alguien creó una cuenta de ${name} con este correo.`,
    `Usted recibe este mensaje porque alguien creó una cuenta de ${name} con este correo.`,
  ],
  'new-email': (name) => [
    `Recibes este mensaje porque alguien pidió usar este correo en una cuenta de ${name}.`,
    `Usted recibe este mensaje porque alguien pidió usar este correo en una cuenta de ${name}.`,
  ],
  gift: (name) => [
    `Recibes este mensaje porque alguien compró para ti una suscripción en ${name}.`,
    `Usted recibe este mensaje porque alguien compró para usted una suscripción en ${name}.`,
  ],
  share: (name) => [
    `Recibes este mensaje porque alguien compartió contigo una suscripción de ${name}.`,
    `Usted recibe este mensaje porque alguien compartió con usted una suscripción de ${name}.`,
  ],
  'newsletter-confirm': (name) => [
    `Recibes este mensaje porque alguien pidió un newsletter de ${name} para este correo. Si no lo confirmas, no llega nada más.`,
    `Usted recibe este mensaje porque alguien pidió un newsletter de ${name} para este correo. Si no lo confirma, no llega nada más.`,
  ],
  newsletter: (name) => [
    `Recibes este mensaje porque alguien inscribió este correo en el newsletter de ${name}.`,
    `Usted recibe este mensaje porque alguien inscribió este correo en el newsletter de ${name}.`,
  ],
  contact: (name) => [
    `Recibes este mensaje porque nos escribiste desde la página de contacto de ${name}.`,
    `Usted recibe este mensaje porque nos escribió desde la página de contacto de ${name}.`,
  ],
  'contact-service': (name) => [
    `Este mensaje viene de la página de contacto de ${name}.`,
    `Este mensaje viene de la página de contacto de ${name}.`,
  ],
  forum: guest,
  'forum-again': guest,
  'forum-cancelled': guest,
  'staff-invitation': (name) => [
    `Recibes este mensaje porque alguien te invitó a la mesa de edición de ${name} con este correo.`,
    `Usted recibe este mensaje porque alguien lo invitó a la mesa de edición de ${name} con este correo.`,
  ],
  anonymised: (name) => [
    `Recibes este último mensaje porque tenías una cuenta de ${name} con este correo.`,
    `Usted recibe este último mensaje porque tenía una cuenta de ${name} con este correo.`,
  ],
};

/** The reason of a kind of e-mail in both forms of address. */
export const reasonOf = (kind: MailKind, name: string) => (REASONS[kind] ?? account)(name);
