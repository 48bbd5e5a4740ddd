import { renderToString } from 'react-dom/server';
import { contentOf, openPage } from '../../.storybook/sites/open-page.ts';
import { ISLANDS } from '../../apps/sites/src/islands/index.ts';
import { PageBody } from '../../apps/sites/src/render/Page.tsx';
import { loadComponent } from '../../src/islands/loaded.ts';
import { ServicesProvider } from '../../src/providers/react.ts';
import { readerServices } from '../../.storybook/sites/reader-services.ts';
import { BRAND_CONFIGS } from '../../src/themes/all/index.ts';
import { BRANDS, type BrandKey } from '../../src/themes/brand.ts';

/** The front of a brand's site. */
export interface Front {
  key: BrandKey;
  name: string;
  html: string;
  mode: string | undefined;
}

async function front(key: BrandKey): Promise<Front> {
  const content = await contentOf(key, { content: 'real' });
  const request = { key, address: '/', condition: 'usual', subscriber: false } as const;
  const { found, prepared } = await openPage(request, content);
  const html = renderToString(
    <ServicesProvider services={readerServices('anonymous')}>
      <PageBody layout={found.document.layout} regions={prepared.regions} />
    </ServicesProvider>,
  );
  return { key, name: BRAND_CONFIGS[key].name, html, mode: found.document.mode };
}

/** The front of every brand's site, composed by the code of the sites over content in memory. */
export async function fronts(): Promise<Front[]> {
  await Promise.all(ISLANDS.map(loadComponent));
  return Promise.all(BRANDS.map(front));
}
