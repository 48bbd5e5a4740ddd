import { CASE_NAME, helpPageAt, withHead } from '../help/index.ts';
import { infoPage } from '../info/index.ts';
import { REQUESTED_NAME, newsletterDocument, newsletterPageAt } from '../newsletters.ts';
import { registrationHead } from '../registration.ts';
import { storePage } from '../calls/swg-calls.ts';
import { foundPage, type Route } from './route.ts';

/** The pages about the publication: help, newsletters, information and forums. */

export const help: Route = (requested) => {
  const { brand, pages, path, query } = requested;
  const page = helpPageAt(brand, path);
  if (!page) return undefined;
  const { title, description } = page;
  // Results of a search are not for search engines; neither is a case.
  const hidden = query.has('q') || query.has(CASE_NAME);
  return foundPage(requested, 'info', withHead(pages.help, page), {
    title,
    description,
    hidden,
    canonical: path,
  });
};

export const newsletters: Route = (requested) => {
  const { brand, pages, path, query } = requested;
  const page = newsletterPageAt(brand, path);
  if (!page) return undefined;
  const { title, description } = page;
  const hidden = query.has(REQUESTED_NAME);
  const document = newsletterDocument(pages.newsletters, page);
  return foundPage(requested, 'info', document, { title, description, hidden, canonical: path });
};

/** A page of information, or the store. */
export const info: Route = (requested) => {
  const { brand, pages, path, places } = requested;
  const page = infoPage(brand, path);
  if (!page) return undefined;
  const { title, description, legal = false, hidden = false, sells = false } = page;
  const document = sells ? storePage(pages, places) : legal ? pages.legal : pages.info;
  // The store has two addresses.
  const canonical = sells ? brand.routes.subscribe : path;
  return foundPage(requested, 'info', document, { title, description, hidden, sells, canonical });
};

export const registration: Route = async (requested) => {
  const { brand, pages, path, services } = requested;
  const head = await registrationHead(brand, path, services);
  return head && foundPage(requested, 'info', pages.registration, head);
};
