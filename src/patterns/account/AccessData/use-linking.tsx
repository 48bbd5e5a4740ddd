'use client';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { IdentityConfig, ReaderProfile } from '../../../providers/ports/identity.ts';
import { useServices } from '../../../providers/react.ts';
import { authCalls } from '../AuthForm/use-auth.ts';
import { SocialButtons } from '../SocialButtons/SocialButtons.tsx';
import { isLinked, usableCompanies } from '../SocialButtons/usable.ts';

/** Storage key of the company whose page the reader opened to link it. */
const LINKING_KEY = 'rotativa.account.linking';

export interface Linking {
  /** The buttons of the companies that are not linked yet. */
  connect: ReactNode;
  /** The company that was just linked, for readers. */
  linked: string | undefined;
}

/**
 * Links further companies to the reader's account.
 * @param path the page of the account to which a company's page leads back
 * @see A10
 */
export function useLinking(
  { identities = [] }: ReaderProfile,
  config: IdentityConfig | undefined,
  path: string,
): Linking {
  const { identity, storage, social, companies = [] } = useServices();
  const calls = useMemo(() => identity && authCalls(identity, storage), [identity, storage]);
  const [last, setLast] = useState<string>();
  useEffect(() => {
    const left = storage?.get(LINKING_KEY);
    if (!left) return;
    storage?.remove(LINKING_KEY);
    setLast(left);
  }, [storage]);

  const linked = companies.find((company) => company.key === last && isLinked(company, identities))?.name;
  const open = usableCompanies(companies, config).filter((company) => !isLinked(company, identities));
  if (!calls || open.length === 0) return { connect: undefined, linked };
  const connect = (
    <SocialButtons
      purpose="link"
      companies={open}
      social={social}
      onToken={async (company, token) => {
        await calls.token(company, token);
        setLast(company);
      }}
      onPage={async (company) => {
        const page = await calls.pageOf(company, path);
        storage?.set(LINKING_KEY, company, 'session');
        location.assign(page);
      }}
    />
  );
  return { connect, linked };
}
