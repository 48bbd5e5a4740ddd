import { search } from '../../newspaper/server/stories.ts';
import { Layout } from '../../newspaper/views/Layout.tsx';
import { ListView } from '../../newspaper/views/ListView.tsx';
import { visit } from '../visit.ts';

export const metadata = { title: 'Buscar', robots: { index: false } };

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

export default async function Page({ searchParams }: Props) {
  const { q = '' } = await searchParams;
  const words = String(q);
  return (
    <Layout path="/buscar/" visit={await visit()}>
      <ListView {...await search(words)} words={words} />
    </Layout>
  );
}
