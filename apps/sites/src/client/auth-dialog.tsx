import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAuthModal, hasSession, OFFER_KEY, STORAGE_KEYS, type AuthModalForm } from 'rotativa/domain';
import { AuthDialog } from 'rotativa/patterns/account/AuthDialog';
import type { AuthSite } from 'rotativa/patterns/account/AuthForm';
import { pageAuthSite } from './account-meta.ts';
import { keepWayBack } from '../islands/sign-in/keep-way-back.ts';
import { withServices } from '../islands/PageServices.tsx';
import { startHere } from './services.ts';
import { lateStyles } from './late-styles.ts';

/** Reads a key of a storage that may be blocked. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

const sessionExists = (): boolean =>
  hasSession(
    read(() => localStorage, STORAGE_KEYS.userInfo),
    read(() => sessionStorage, STORAGE_KEYS.userInfo),
  );

function leave(): void {
  const target = afterAuthModal({
    address: location.href,
    redirect: new URLSearchParams(location.search).get('redirect'),
    session: sessionExists(),
    offerId: read(() => sessionStorage, OFFER_KEY) ?? read(() => localStorage, OFFER_KEY),
  });
  if (target === undefined) return;
  // The same address with a fragment would not load again.
  if (target === `${location.pathname}${location.search}${location.hash}`) location.reload();
  else location.assign(target);
}

/** The page after signing in: the one that the opener names, else this one. */
function wayBack(opener: HTMLElement | undefined): string {
  const { pathname, search, hash } = location;
  const here = new URLSearchParams(search);
  const named = new URLSearchParams(opener instanceof HTMLAnchorElement ? opener.search : undefined);
  const redirect = here.get('redirect') ?? named.get('redirect');
  // The address of the page would open the dialog again.
  here.delete('form');
  return redirect ?? `${pathname}${here.size > 0 ? `?${here.toString()}` : ''}${hash}`;
}

function PageAuth({ first, site, back }: { first: AuthModalForm; site: AuthSite; back: string }) {
  const [form, setForm] = useState<AuthModalForm | undefined>(first);
  return (
    <AuthDialog
      form={form}
      site={site}
      address={location.href}
      redirect={new URLSearchParams(location.search).get('redirect') ?? undefined}
      onSubmitCapture={(event) => keepWayBack(event, back)}
      onClosed={() => {
        setForm(undefined);
        leave();
      }}
    />
  );
}

let root: Root | undefined;
let times = 0;

/**
 * Opens the dialog, unless there is a session: the page may show an anonymous reader while the account service is down.
 * @param opener the link that opens it, which loses the focus with its menu
 * @returns whether it opened
 */
export async function openAuth(form: AuthModalForm, opener?: HTMLElement): Promise<boolean> {
  const site = pageAuthSite(document);
  if (!site || sessionExists()) return false;
  // The menu of a link closes, and its words change with the reader: the dialog returns the focus to the menu's control.
  const control = opener?.closest('details')?.querySelector('summary') ?? opener;
  await lateStyles();
  startHere();
  if (!root) {
    const place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place, { identifierPrefix: 'auth' });
  }
  times += 1;
  control?.focus();
  root.render(withServices(<PageAuth key={times} first={form} site={site} back={wayBack(opener)} />));
  return true;
}
