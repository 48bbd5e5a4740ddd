import { agenda } from '../../newspaper/server/agenda.ts';
import { Layout } from '../../newspaper/views/Layout.tsx';
import { ListView } from '../../newspaper/views/ListView.tsx';
import { visit } from '../visit.ts';

export const metadata = { title: 'Agenda', alternates: { canonical: '/agenda/' } };

export default async function Page() {
  return (
    <Layout path="/agenda/" visit={await visit()}>
      <ListView {...agenda()} />
    </Layout>
  );
}
