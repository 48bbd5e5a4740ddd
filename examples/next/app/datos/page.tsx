import { Layout } from '../../newspaper/views/Layout.tsx';
import { DataView } from '../../newspaper/views/AccountView.tsx';
import { visit } from '../visit.ts';

export const metadata = { title: 'Datos' };

export default async function Page() {
  return (
    <Layout path="/datos/" visit={await visit()}>
      <DataView />
    </Layout>
  );
}
