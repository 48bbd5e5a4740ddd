import type { Page } from '../newspaper/server/pages.ts';
import type { Visit } from '../newspaper/server/visit.ts';

/** The answer of the server about an address: a page as its reader may see it, and the reader. */
export interface Answer {
  page: Page;
  visit: Visit;
}

/** JSON has no dates. */
const read = (text: string): Answer => {
  const { page, visit } = JSON.parse(text) as Answer;
  const { consent } = visit;
  return { page, visit: { ...visit, consent: consent && { ...consent, at: new Date(consent.at) } } };
};

/** The answer that came with the document, so that the first page needs no further request. */
export const firstAnswer = (document: Document): Answer => read(document.getElementById('page')!.textContent);

/** Asks for a page as data. */
export async function answerAt(address: string): Promise<Answer> {
  const reply = await fetch(address, { headers: { accept: 'application/json' } });
  return read(await reply.text());
}
