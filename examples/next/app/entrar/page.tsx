import { Layout } from '../../newspaper/views/Layout.tsx';
import { SignInView } from '../../newspaper/views/AccountView.tsx';
import { visit } from '../visit.ts';
import type { Query } from '../../newspaper/views/AccountView.tsx';

export const metadata = { title: 'Entrar', robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const current = await visit();
  return (
    <Layout path="/entrar/" visit={current}>
      <SignInView query={await searchParams} visit={current} />
    </Layout>
  );
}
