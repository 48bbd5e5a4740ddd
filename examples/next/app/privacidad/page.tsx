import { Layout } from '../../newspaper/views/Layout.tsx';
import { ConsentView } from '../../newspaper/views/AccountView.tsx';
import { visit } from '../visit.ts';

export const metadata = { title: 'Privacidad', robots: { index: false } };

export default async function Page() {
  const current = await visit();
  return (
    <Layout path="/privacidad/" visit={current}>
      <ConsentView visit={current} />
    </Layout>
  );
}
