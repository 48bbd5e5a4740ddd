import type { ReactNode } from 'react';
import { SkipLink } from 'rotativa/components/SkipLink';
import { ConsentNotice } from 'rotativa/patterns/consent/ConsentNotice';
import { footerProps, SiteFooter } from 'rotativa/patterns/footers/SiteFooter';
import { headerProps } from 'rotativa/patterns/headers';
import { Header } from '../../brand/header.ts';
import type { Visit } from '../server/visit.ts';
import { brand } from '../site.ts';
import { Account } from './Account.tsx';

export interface LayoutProps {
  /** Path of the page, to which forms and the sign-in lead back. */
  path: string;
  visit: Visit;
  /** The date in the header. Pages that hydrate take that of their server. */
  now?: Date | undefined;
  children: ReactNode;
}

/** The frame of every page. */
export function Layout({ path, visit, now = new Date(), children }: LayoutProps) {
  const header = headerProps(brand, path, now);
  return (
    <>
      <SkipLink />
      {!visit.consent && (
        <ConsentNotice
          page={brand.routes.consent}
          back={path}
          controller={brand.legalName ?? brand.name}
          policy="/datos/"
        />
      )}
      <Header {...header} account={<Account reader={visit.reader} signIn={header.routes.signIn} />} />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        {...footerProps(brand, now, { themeSwitch: { endpoint: '/modo/', back: path, chosen: visit.mode } })}
      />
    </>
  );
}
