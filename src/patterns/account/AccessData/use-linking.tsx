'use client';
import { useEffect, useState, type ReactNode } from 'react';
import type { IdentityConfig, ReaderProfile } from '../../../providers/ports/identity.ts';
import { ACCESS_DATA } from '../../../providers/calls.ts';
import { usePieceServices, useServices } from '../../../providers/react.ts';
import { CompanyButtons } from '../AuthForm/CompanyButtons.tsx';
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
  const { companies = [] } = useServices();
  const { storage } = usePieceServices(ACCESS_DATA);
  const [last, setLast] = useState<string>();
  useEffect(() => {
    const left = storage?.get(LINKING_KEY);
    if (!left) return;
    storage?.remove(LINKING_KEY);
    setLast(left);
  }, [storage]);

  const linked = companies.find((company) => company.key === last && isLinked(company, identities))?.name;
  const open = usableCompanies(companies, config).filter((company) => !isLinked(company, identities));
  if (open.length === 0) return { connect: undefined, linked };
  const connect = (
    <CompanyButtons
      purpose="link"
      companies={open}
      target={path}
      onToken={setLast}
      onPage={(page, company) => {
        storage?.set(LINKING_KEY, company, 'session');
        location.assign(page);
      }}
    />
  );
  return { connect, linked };
}
