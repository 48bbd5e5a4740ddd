import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { author } from '../../../newspaper/server/stories.ts';
import { Layout } from '../../../newspaper/views/Layout.tsx';
import { ListView } from '../../../newspaper/views/ListView.tsx';
import { visit } from '../../visit.ts';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = author((await params).id);
  return found ? { title: found.title, alternates: { canonical: found.path } } : {};
}

export default async function Page({ params }: Props) {
  const found = author((await params).id);
  if (!found) notFound();
  return (
    <Layout path={found.path} visit={await visit()}>
      <ListView {...found} kicker="Autor" />
    </Layout>
  );
}
