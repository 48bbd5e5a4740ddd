import { Layout } from '../../../newspaper/views/Layout.tsx';
import { RestoreView } from '../../../newspaper/views/AccountView.tsx';
import { visit } from '../../visit.ts';
import type { Query } from '../../../newspaper/views/AccountView.tsx';

export const metadata = { title: 'Contraseña nueva', robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return (
    <Layout path="/entrar/clave/" visit={await visit()}>
      <RestoreView query={await searchParams} />
    </Layout>
  );
}
