import type { Voice } from 'rotativa/themes';

/** The form of a text in which a brand addresses its readers. */
export const inVoice = (voice: Voice, tu: string, usted: string): string => (voice === 'tu' ? tu : usted);

/** The last line of an e-mail that another person may have requested: both forms. */
export const NOT_YOU = [
  'Si no lo pediste, ignora este mensaje: nada cambiará en tu cuenta.',
  'Si no lo pidió, ignore este mensaje: nada cambiará en su cuenta.',
] as const;
/** The last line of an e-mail about a change that another person may have made: both forms. */
export const HELP = [
  'Si no fuiste tú, cambia tu contraseña y escríbenos desde la página de contacto.',
  'Si no fue usted, cambie su contraseña y escríbanos desde la página de contacto.',
] as const;
/** Before the address of a button, written out: both forms. */
export const WRITTEN_LINK = [
  'Si el botón no abre, copia esta dirección en tu navegador:',
  'Si el botón no abre, copie esta dirección en su navegador:',
] as const;

/** How an e-mail begins. */
export const hello = (name: string | undefined): string => (name === undefined ? 'Hola:' : `Hola, ${name}:`);
