import type { ReactNode } from 'react';
import { SiteFooter, footerProps } from 'rotativa/patterns/footers/SiteFooter';
import { headerProps } from 'rotativa/patterns/headers';
import { WeeklyHeader } from 'rotativa/patterns/headers/WeeklyHeader';
import { PromoBox, promoProps } from 'rotativa/patterns/paywall/PromoBox';
import type { Brand } from 'rotativa/themes';

export function Page({ brand, path, children }: { brand: Brand; path: string; children: ReactNode }) {
  const now = new Date();
  const box = promoProps(brand, path);
  return (
    <>
      <WeeklyHeader {...headerProps(brand, path, now)} />
      <main>
        {children}
        {box && <PromoBox {...box} />}
      </main>
      <SiteFooter {...footerProps(brand, now)} />
    </>
  );
}
