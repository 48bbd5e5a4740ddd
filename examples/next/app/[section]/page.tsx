import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { section } from '../../newspaper/server/stories.ts';
import { Layout } from '../../newspaper/views/Layout.tsx';
import { ListView } from '../../newspaper/views/ListView.tsx';
import { visit } from '../visit.ts';

interface Props {
  params: Promise<{ section: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = section((await params).section);
  return found ? { title: found.title, alternates: { canonical: found.path } } : {};
}

export default async function Page({ params }: Props) {
  const found = section((await params).section);
  if (!found) notFound();
  return (
    <Layout path={found.path} visit={await visit()}>
      <ListView {...found} />
    </Layout>
  );
}
