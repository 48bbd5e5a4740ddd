import { Layout } from '../../newspaper/views/Layout.tsx';
import { TermsView } from '../../newspaper/views/AccountView.tsx';
import { visit } from '../visit.ts';

export const metadata = { title: 'Términos' };

export default async function Page() {
  return (
    <Layout path="/terminos/" visit={await visit()}>
      <TermsView />
    </Layout>
  );
}
