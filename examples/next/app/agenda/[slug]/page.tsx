import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { entry } from '../../../newspaper/server/agenda.ts';
import { EntryView } from '../../../newspaper/views/EntryView.tsx';
import { Layout } from '../../../newspaper/views/Layout.tsx';
import { visit } from '../../visit.ts';

interface Props {
  params: Promise<{ slug: string }>;
}

const load = async ({ params }: Props) => entry((await params).slug, (await visit()).reader);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await load(props);
  if (!page) return {};
  const { headline, standfirst, path, picture, date } = page;
  return {
    title: headline,
    description: standfirst,
    alternates: { canonical: path },
    openGraph: {
      type: 'article',
      title: headline,
      description: standfirst,
      url: path,
      images: [picture.url],
      ...(date && { publishedTime: date.iso }),
    },
  };
}

export default async function Page(props: Props) {
  const page = await load(props);
  if (!page) notFound();
  return (
    <Layout path={page.path} visit={await visit()}>
      <EntryView {...page} />
    </Layout>
  );
}
