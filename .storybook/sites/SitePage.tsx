import { useEffect, useState, type ReactNode } from 'react';
import { PageBody } from '../../apps/sites/src/render/Page.tsx';
import type { ReadyPage } from '../../apps/sites/src/render/ready-page.ts';
import { showReader } from '../../src/patterns/headers/index.ts';
import { ServicesProvider } from '../../src/providers/react.ts';
import '../../apps/sites/src/client/app.css';
import { readerServices, type Reader } from './reader-services.ts';

interface SitePageProps {
  page: ReadyPage;
  reader: Reader;
  /** Called with the address of a link of the site that is followed. */
  onFollow: (address: string) => void;
}

/** Links of the site change the story; those within the page and to other sites are left alone. */
function useLinks(onFollow: (address: string) => void): void {
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (event.defaultPrevented || !href || !/^\/(?!\/)/.test(href)) return;
      event.preventDefault();
      onFollow(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [onFollow]);
}

/** A page with a fixed mode ignores the mode of the toolbar. */
function useForcedMode(forced: string | undefined): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['mode'];
    if (!forced || !before) return undefined;
    dataset['mode'] = forced;
    return () => {
      dataset['mode'] = before;
    };
  }, [forced]);
}

/** A whole page of a site, as its server composes it. The islands run in the page's own tree. */
export function SitePage({ page: { found, prepared }, reader, onFollow }: SitePageProps): ReactNode {
  const [services] = useState(() => readerServices(reader));
  useLinks(onFollow);
  useForcedMode(found.document.mode);
  useEffect(() => showReader(services.session, document.documentElement), [services]);
  return (
    <ServicesProvider services={services}>
      <PageBody layout={found.document.layout} regions={prepared.regions} />
    </ServicesProvider>
  );
}
