import { expect, it } from 'vitest';
import { guardDocument } from '../../../domain/ans/guard.ts';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import type { BlockPage } from '../../block-page.ts';
import { episodeListBlock } from './EpisodeList.block.ts';

const ALL = { _id: '/podcasts', name: 'Pódcast' };
const RAIN = { _id: '/podcasts/lluvia', name: 'Lluvia' };
const TRAINS = { _id: '/podcasts/trenes', name: 'Trenes' };

function episode(id: string, podcast: typeof ALL) {
  const found = guardDocument({
    _id: id,
    type: 'story',
    canonical_url: `/podcasts/articulo/${id}/`,
    headlines: { basic: id },
    publish_date: '2026-11-20T10:00:00Z',
    taxonomy: { primary_section: ALL, sections: [ALL, podcast] },
  });
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
}

const logo = (path: string): string => `/images${path}`;

const services = {
  content: createMemoryContent({
    documents: [episode('uno', RAIN), episode('dos', TRAINS)],
    sections: [RAIN, TRAINS].map((podcast) => ({ ...podcast, logo: logo(podcast._id) })),
  }),
  images: { url: (source: string) => source, srcSet: () => undefined },
  links: createLinks('https://example.com'),
  product: 'semanario',
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
};

it('B19 each episode has the name and the cover of its podcast', async () => {
  const page: BlockPage = {
    ...{ brand: 'weekly', kind: 'section', path: '/podcasts/', number: 1, title: 'Pódcast' },
    query: new URLSearchParams(),
  };
  const list = await episodeListBlock.prepare({ published: true, section: '/podcasts' }, services, page);
  const shown = list?.props as { episodes: { podcast: string; teaser: { picture: { src: string } } }[] };
  expect(shown.episodes.map(({ podcast, teaser }) => [podcast, teaser.picture.src]).sort()).toEqual([
    ['Lluvia', logo(RAIN._id)],
    ['Trenes', logo(TRAINS._id)],
  ]);
});
