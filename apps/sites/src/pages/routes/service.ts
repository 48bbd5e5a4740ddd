import { CASE_NAME, helpPageAt, withHead } from '../help/index.ts';
import { infoPage } from '../info/index.ts';
import { ASKED_NAME, newsletterDocument, newsletterPageAt } from '../newsletters.ts';
import { registrationHead } from '../registration.ts';
import { storePage } from '../calls/swg.ts';
import { foundPage, type Route } from './route.ts';

/** The pages about the publication: help, newsletters, information and forums. */

export const help: Route = (asked) => {
  const { brand, pages, path, query } = asked;
  const page = helpPageAt(brand, path);
  if (!page) return undefined;
  const { title, description } = page;
  // Results of a search are not for search engines; neither is a case.
  const hidden = query.has('q') || query.has(CASE_NAME);
  return foundPage(asked, 'info', withHead(pages.help, page), {
    title,
    description,
    hidden,
    canonical: path,
  });
};

export const newsletters: Route = (asked) => {
  const { brand, pages, path, query } = asked;
  const page = newsletterPageAt(brand, path);
  if (!page) return undefined;
  const { title, description } = page;
  const hidden = query.has(ASKED_NAME);
  const document = newsletterDocument(pages.newsletters, page);
  return foundPage(asked, 'info', document, { title, description, hidden, canonical: path });
};

/** A page of information, or the store. */
export const info: Route = (asked) => {
  const { brand, pages, path, places } = asked;
  const page = infoPage(brand, path);
  if (!page) return undefined;
  const { title, description, legal = false, hidden = false, sells = false } = page;
  const document = sells ? storePage(pages, places) : legal ? pages.legal : pages.info;
  // The store has two addresses.
  const canonical = sells ? brand.routes.subscribe : path;
  return foundPage(asked, 'info', document, { title, description, hidden, sells, canonical });
};

export const registration: Route = async (asked) => {
  const { brand, pages, path, services } = asked;
  const head = await registrationHead(brand, path, services);
  return head && foundPage(asked, 'info', pages.registration, head);
};
