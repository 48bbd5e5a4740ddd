import { Layout } from '../../newspaper/views/Layout.tsx';
import { OfferView } from '../../newspaper/views/AccountView.tsx';
import { visit } from '../visit.ts';

export const metadata = { title: 'Suscripciones' };

export default async function Page() {
  return (
    <Layout path="/suscripciones/" visit={await visit()}>
      <OfferView />
    </Layout>
  );
}
