import { Layout } from '../../../newspaper/views/Layout.tsx';
import { SignInLinkView } from '../../../newspaper/views/AccountView.tsx';
import { visit } from '../../visit.ts';
import type { Query } from '../../../newspaper/views/AccountView.tsx';

export const metadata = { title: 'Entrar', robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return (
    <Layout path="/entrar/enlace/" visit={await visit()}>
      <SignInLinkView query={await searchParams} />
    </Layout>
  );
}
