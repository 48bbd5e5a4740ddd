import { purchasePath, receiptPath } from 'rotativa/domain';
import { accountSectionAt, accountTitle, RECORDS_PATH, recordsTitle } from 'rotativa/patterns/account';
import { consentPage } from 'rotativa/patterns/consent/ConsentChoices';
import { DESCRIPTIONS } from '../descriptions.ts';
import { emailLinkPageAt } from '../email-links.ts';
import { store as storeInfo } from '../info/about.ts';
import { checkoutPage, endedPage, soldAt } from '../purchase.ts';
import { signInPage, withBlock } from '../sign-in.ts';
import { foundPage, type Route } from './route.ts';

/** The pages of a reader: accounts, purchases, e-mails and privacy. */

export const account: Route = (requested) => {
  const { brand, pages, path } = requested;
  const section = accountSectionAt(brand, path);
  if (!section) return undefined;
  return foundPage(requested, 'info', pages.account, {
    title: accountTitle(section),
    description: DESCRIPTIONS.account(brand.name),
    canonical: path,
    hidden: true,
  });
};

export const signIn: Route = (requested) => {
  const { brand, pages, path, query } = requested;
  const page = signInPage(brand, path, query);
  if (!page) return undefined;
  const { title, description } = page;
  const document = withBlock(pages.info, page);
  return foundPage(requested, 'info', document, { title, description, hidden: true, canonical: path });
};

export const records: Route = (requested) => {
  const { pages, path } = requested;
  if (path !== RECORDS_PATH) return undefined;
  const title = recordsTitle();
  return foundPage(requested, 'info', pages.records, {
    title,
    description: title,
    canonical: path,
    hidden: true,
  });
};

/** The page that an e-mail opens. */
export const emailLink: Route = (requested) => {
  const { brand, pages, path } = requested;
  const page = emailLinkPageAt(brand, path);
  if (!page) return undefined;
  return foundPage(requested, 'info', pages.emailLink, {
    title: page.title,
    description: DESCRIPTIONS.account(brand.name),
    canonical: path,
    hidden: true,
  });
};

export const purchase: Route = async (requested) => {
  const { brand, pages, path, places, query, services } = requested;
  if (path !== purchasePath(brand.routes.buy)) return undefined;
  const sold = await soldAt(query, brand, services);
  if (!sold) {
    const { title, description } = storeInfo(brand);
    return foundPage(requested, 'info', endedPage(pages.store), {
      title,
      description,
      canonical: brand.routes.subscribe,
      hidden: true,
    });
  }
  return foundPage(requested, 'info', checkoutPage(pages.checkout, brand, places), {
    title: 'Comprar una suscripción',
    description: DESCRIPTIONS.purchase(sold.product.name, brand.name),
    canonical: path,
    hidden: true,
  });
};

export const receipt: Route = (requested) => {
  const { brand, pages, path } = requested;
  if (path !== receiptPath(brand.routes.buy)) return undefined;
  return foundPage(requested, 'info', pages.receipt, {
    title: 'Recibo de la compra',
    description: DESCRIPTIONS.account(brand.name),
    canonical: path,
    hidden: true,
  });
};

export const consent: Route = (requested) => {
  const { brand, pages, path } = requested;
  if (path !== brand.routes.consent) return undefined;
  const own = { canonical: path, hidden: true, personal: true };
  return foundPage(requested, 'info', pages.consent, { ...consentPage(), ...own });
};
