import type { HelpGroup, HelpQuestion } from 'rotativa/patterns/help/HelpCentre';
import type { BrandConfig } from 'rotativa/themes';
import { helpHref } from '../help/addresses.ts';
import { HELP_TOPICS, subtopicsOf } from '../help/topics.ts';
import { BRAND_QUESTIONS } from './brand-questions.ts';

export const FAQ_TITLE = 'Preguntas frecuentes';

/** The most frequent questions to the customer service, by the ids of the help centre, whose answers these are. */
const MOST_ASKED: ReadonlySet<string> = new Set([
  'dispositivos',
  'olvide-contrasena',
  'que-incluye',
  'cancelar-renovacion',
  'tarjetas',
  'retracto',
  'donde-factura',
  'cambiar-direccion',
  'eliminar-cuenta',
  'dejar-boletines',
  'correccion',
]);

const isRequested = ({ id }: HelpQuestion): boolean => MOST_ASKED.has(id);

/** The frequent questions of a brand: about its own matters first, then those of the help centre, below their topics. @see B19 */
export const frequentQuestions = (brand: BrandConfig): HelpGroup[] => [
  { title: `Sobre ${brand.name}`, questions: BRAND_QUESTIONS[brand.family](brand) },
  ...HELP_TOPICS.flatMap((topic) => {
    const questions = subtopicsOf(topic).flatMap((page) => page.questions(brand).filter(isRequested));
    return questions.length > 0 ? [{ title: topic.title, href: helpHref(brand, topic), questions }] : [];
  }),
];
