import { defineBlock } from 'rotativa/blocks';
import { EmailLinkPage } from 'rotativa/patterns/account/EmailLinkPage';
import { leadingBack, safeRedirect } from 'rotativa/domain';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { emailLinkPageAt, emailLinkState, secretIn } from '../pages/email-links.ts';

/** The page of an e-mail at this path, as its address says what happened. */
export const emailLinkBlock = defineBlock({
  name: 'emailLink',
  label: 'Página de una carta',
  settings: z.object({}),
  editorial: false,
  load: (_settings, _services, { brand, path }) => {
    const page = emailLinkPageAt(siteBrand(brand), path);
    return page ? { page } : null;
  },
  props: ({ page: { emailLink, path, names } }, _settings, _services, { brand, query, posted }) => {
    const { routes: own, list } = siteBrand(brand);
    const back = safeRedirect(query.get('redirect'));
    const signIn = leadingBack(own.signIn, back);
    // The form over the front leads to the front only.
    const routes = back === '/' ? own : { ...own, signIn, signInForm: signIn };
    const state = emailLinkState(query, names);
    return {
      ...{ emailLink, state, path, routes, back, name: names[0]! },
      token: secretIn(query, names),
      preset: list.head,
      ...(posted && { posted }),
    };
  },
  view: EmailLinkPage,
});
