import { authFormOf, type AuthModalForm } from 'rotativa/domain';
import { ACCOUNT_META } from '../contract/metas.ts';
import { isPlainClick } from './plain-click.ts';

/** Where links open the dialog in place: the header, and the boxes of the paywall. */
const OPENERS = ':is(header, .rt-promo-box, .rt-meter-notice) a[href]';

/** The form that a link opens; undefined for other links. */
function formOf(target: EventTarget | null, signIn: string): AuthModalForm | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(OPENERS);
  if (!link || link.origin !== location.origin || link.pathname !== signIn) return undefined;
  return link.search.includes('register=1') ? 'signUp' : 'signIn';
}

/**
 * Opens the dialog to sign in where an address names a form, and from the links of the header and of the paywall: who signs
 * in goes on reading the same page. Who closes it without a session leaves an article for the front, as `afterAuthModal`
 * says. Its code loads when a reader is about to use it. If the dialog does not open, the links lead to the page.
 * @see A7
 */
export function startAuth(page: Document): void {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${ACCOUNT_META}]`);
  const signIn = meta && /"signIn":"([^"]+)"/.exec(meta.dataset['site'] ?? '')?.[1];
  // The sign-in page itself has the form.
  if (!signIn || location.pathname === signIn) return;
  const load = () => import('./auth-dialog.tsx');
  const requested = authFormOf(new URLSearchParams(location.search));
  if (requested) void load().then(({ openAuth }) => openAuth(requested));
  for (const intent of ['pointermove', 'focusin'])
    page.addEventListener(intent, ({ target }) => {
      if (formOf(target, signIn)) load().catch(() => undefined);
    });
  page.addEventListener('click', (event) => {
    const form = formOf(event.target, signIn);
    if (!form || !isPlainClick(event)) return;
    event.preventDefault();
    const link = (event.target as Element).closest('a')!;
    load()
      .then(({ openAuth }) => {
        // It would lie under the dialog of a gallery.
        link.closest('dialog')?.close();
        return openAuth(form, link);
      })
      .catch(() => false)
      .then((opened) => opened || location.assign(link.href));
  });
}
