import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { leadImages } from 'rotativa/domain';
import { story } from '../../../../newspaper/server/stories.ts';
import { origin } from '../../../../newspaper/site.ts';
import { Layout } from '../../../../newspaper/views/Layout.tsx';
import { StoryView } from '../../../../newspaper/views/StoryView.tsx';
import { visit } from '../../../visit.ts';

interface Props {
  params: Promise<{ section: string; slug: string }>;
}

/** The story as the reader of this request may read it. */
const load = cache(async (section: string, slug: string) =>
  story(`/${section}/articulo/${slug}/`, (await visit()).reader),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section, slug } = await params;
  const page = await load(section, slug);
  if (!page) return {};
  const { headline, description, canonicalUrl, date, lead } = page.article;
  return {
    title: headline,
    description,
    alternates: { canonical: canonicalUrl },
    openGraph: {
      type: 'article',
      title: headline,
      description,
      url: canonicalUrl,
      images: leadImages(lead, origin),
      ...(date && { publishedTime: date }),
    },
  };
}

export default async function Page({ params }: Props) {
  const { section, slug } = await params;
  const page = await load(section, slug);
  if (!page) notFound();
  return (
    <Layout path={page.article.canonicalUrl} visit={await visit()}>
      <StoryView {...page} />
    </Layout>
  );
}
