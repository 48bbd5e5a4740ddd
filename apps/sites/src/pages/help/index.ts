import type { PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { FAQ_TITLE } from '../faq/index.ts';
import { FAQ_PATH } from '../info/paths.ts';
import { helpFormHref, helpHref } from './addresses.ts';
import type { HelpSubtopic, HelpTopic } from './topic.ts';
import { HELP_TOPICS } from './topics.ts';

export { helpFormHref, helpHref } from './addresses.ts';
export { searchHelp } from './search.ts';
export { HELP_TOPICS, subtopicsOf } from './topics.ts';

/** The name of the help centre, in headings and breadcrumbs. */
export const HELP_TITLE = 'Centro de ayuda';

/** A page of the help centre: its first page, a topic, a page below a topic, the frequent questions, or the form. */
export interface HelpPage {
  readonly title: string;
  readonly description: string;
  readonly topic?: HelpTopic;
  readonly page?: HelpSubtopic;
  /** Whether it is the page of the form. */
  readonly form?: boolean;
  /** Whether it is the page of the frequent questions. */
  readonly frequent?: boolean;
}

const START: HelpPage = {
  title: HELP_TITLE,
  description:
    'Suscripción, pagos, entregas, cuenta y datos personales: respuestas a lo que más se pregunta.',
};
/** The head of the form, on its page and beside the text of the contact page. */
export const FORM_TITLE = 'Escribir al servicio al lector';
export const FORM_TEXT = 'Un mensaje con nombre, correo y tema. Al enviarlo se recibe un número de caso.';
const FORM: HelpPage = {
  title: FORM_TITLE,
  description: FORM_TEXT,
  form: true,
};
const FREQUENT: HelpPage = {
  title: FAQ_TITLE,
  description: 'Lo que más preguntan los lectores, con respuestas cortas.',
  frequent: true,
};

/** The page of the help centre at a path; undefined for other paths, and for brands without one. */
export function helpPageAt(brand: BrandConfig, path: string): HelpPage | undefined {
  const { help } = brand.routes;
  if (!brand.features.helpCentre) return undefined;
  if (path === FAQ_PATH) return FREQUENT;
  if (!path.startsWith(help)) return undefined;
  if (path === help) return START;
  if (path === helpFormHref(brand)) return FORM;
  for (const topic of HELP_TOPICS) {
    const { title, text: description } = topic;
    if (path === helpHref(brand, topic)) return { title, description, topic };
    if (!('pages' in topic)) continue;
    const page = topic.pages.find((one) => path === helpHref(brand, topic, one));
    if (page) return { title: page.title, description: page.text, topic, page };
  }
  return undefined;
}

/** The parameter of the form's page with the number of the case. */
export const CASE_NAME = 'caso';

/** In place of a number, if the service named none. */
export const SENT = 'enviado';

/** The case number in an address; undefined for anything but a few digits. */
export function sentIn(query: URLSearchParams): { number?: number } | undefined {
  const given = query.get(CASE_NAME) ?? '';
  if (given === SENT) return {};
  return /^[1-9]\d{0,9}$/.test(given) ? { number: Number(given) } : undefined;
}

/** The document of a page of the help centre: with its description in the head, below the name of the help centre. */
export const withHead = (document: PageDocument, { title, description }: HelpPage): PageDocument => ({
  ...document,
  regions: {
    ...document.regions,
    head: [
      {
        block: 'page-head',
        settings: { description, ...(title !== HELP_TITLE && { kicker: HELP_TITLE }) },
      },
    ],
  },
});
