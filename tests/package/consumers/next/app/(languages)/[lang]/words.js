import { english } from 'rotativa/messages/en';
import { setRequestMessages } from 'rotativa/messages/server';

/** Chooses the words of the server components. Returns the language of the page. */
export function chooseWords(lang) {
  if (lang !== 'en') return 'es-CO';
  setRequestMessages(english);
  return english.language.tag;
}
