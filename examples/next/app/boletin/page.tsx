import { Layout } from '../../newspaper/views/Layout.tsx';
import { NewsletterView } from '../../newspaper/views/AccountView.tsx';
import { visit } from '../visit.ts';
import type { Query } from '../../newspaper/views/AccountView.tsx';

export const metadata = { title: 'El boletín' };

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return (
    <Layout path="/boletin/" visit={await visit()}>
      <NewsletterView query={await searchParams} />
    </Layout>
  );
}
