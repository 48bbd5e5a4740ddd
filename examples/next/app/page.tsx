import { jsonLdText, siteData } from 'rotativa/domain';
import { agenda } from '../newspaper/server/agenda.ts';
import { front } from '../newspaper/server/stories.ts';
import { brand, site } from '../newspaper/site.ts';
import { FrontView } from '../newspaper/views/FrontView.tsx';
import { Layout } from '../newspaper/views/Layout.tsx';
import { visit } from './visit.ts';

export const metadata = { alternates: { canonical: '/' } };

const data = jsonLdText(
  siteData({
    ...site,
    description: brand.tagline,
    language: 'es-CO',
    search: brand.routes.search,
    networks: [],
    legalName: brand.legalName,
  }),
);

export default async function Page() {
  return (
    <Layout path="/" visit={await visit()}>
      <FrontView {...front()} agenda={agenda()} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </Layout>
  );
}
