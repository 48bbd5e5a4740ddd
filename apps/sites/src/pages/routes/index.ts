import { search, latest, author, archive, tag, article, section } from './content.ts';
import { home, sister } from './front.ts';
import { account, signIn, records, emailLink, purchase, receipt, consent } from './reader.ts';
import { help, newsletters, info, registration } from './service.ts';
import type { Route } from './route.ts';

/** The routes of a site; the first that knows an address applies. Only the content service knows documents and sections: they are last. */
export const ROUTES: readonly Route[] = [
  home,
  sister,
  search,
  latest,
  author,
  archive,
  tag,
  account,
  signIn,
  records,
  emailLink,
  purchase,
  receipt,
  consent,
  help,
  newsletters,
  info,
  registration,
  article,
  section,
];
