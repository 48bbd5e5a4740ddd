import { ampReaderIn } from 'rotativa/domain';
import { createAmpReaders, type AmpServices, type IdentityPort } from 'rotativa/providers';

export interface AmpLinkServices extends AmpServices {
  identity: Pick<IdentityPort, 'identity' | 'subscribe'>;
  /** The query of the page's address. */
  query: URLSearchParams;
  log: (message: string) => void;
}

/**
 * Links the reader of an AMP page to the reader who signs in. The form leaves the page at once, so the next page completes it.
 * A reader who is signed in already is not linked: an address alone would give a stranger's AMP pages what the reader
 * has bought.
 * @see C11
 */
export function startAmp({ identity, sales, storage, query, log }: AmpLinkServices): void {
  const amp = createAmpReaders({ sales, storage, identity });
  const requested = ampReaderIn(query);
  if (requested && !identity.identity()) amp.keep(requested);
  const link = (): void => {
    const id = amp.pending();
    if (id && identity.identity())
      amp.save(id).catch((error: unknown) => log(`The AMP reader is not linked yet: ${String(error)}`));
  };
  identity.subscribe(link);
  link();
}

/** Before a sign-out: the AMP pages of this reader show what anonymous readers see. */
export const forgetAmp = (services: AmpServices): Promise<void> => createAmpReaders(services).forget();
