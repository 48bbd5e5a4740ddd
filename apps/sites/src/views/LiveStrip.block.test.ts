import type { AnsDocument } from 'rotativa/domain';
import { createLinks } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../../tests/contract/documents.ts';
import { liveStripBlock } from './LiveStrip.block.ts';

const blog = (
  name: string,
  live: object = {},
  sections = ['/politica', '/live'],
  changed = '2026-11-20T16:05:00Z',
): AnsDocument =>
  documentOf({
    _id: name,
    type: 'story',
    canonical_url: `/politica/articulo/${name}/`,
    headlines: { basic: `En vivo: ${name}` },
    display_date: '2026-11-20T13:00:00Z',
    publish_date: '2026-11-20T13:00:00Z',
    last_updated_date: changed,
    taxonomy: {
      primary_section: { _id: '/politica', name: 'Política' },
      sections: sections.map((_id) => ({ _id, name: _id })),
    },
    content_elements: [
      { _id: 'u1', type: 'header', level: 2, content: '8:45 am Llegan los primeros senadores' },
      { _id: 't1', type: 'text', content: 'Uno.' },
      { _id: 'u2', type: 'header', level: 2, content: '11:05 am Hay quórum' },
      { _id: 't2', type: 'text', content: 'Dos.' },
    ],
    additional_properties: { live_blog: live },
  });

async function shown(documents: AnsDocument[], settings = {}, now = '2026-11-20T17:00:00Z') {
  const services = {
    content: createMemoryContent({ documents }),
    images: { url: (source: string) => source, srcSet: () => undefined },
    links: createLinks('https://example.com'),
    product: 'semanario',
    clock: { now: () => new Date(now) },
  };
  const page = {
    brand: 'weekly',
    kind: 'home',
    path: '/',
    query: new URLSearchParams(),
    number: 1,
    title: '',
  } as const;
  const block = await liveStripBlock.prepare({ published: true, ...settings }, services, page);
  return block && renderToString(block.element);
}

describe('X11 the strip of a live blog', () => {
  it('shows the latest post of the blog that runs, with the address of the post', async () => {
    const html = await shown([blog('debate')]);
    expect(html).toContain('En vivo: debate');
    expect(html).toContain('Hay quórum');
    expect(html).not.toContain('Llegan');
    expect(html).toContain('href="/politica/articulo/debate/?entrada=u2#u2"');
    expect(html).toContain('11:05');
  });

  it('passes over a blog that has ended', async () => {
    const ended = blog('final', { ended: '2026-11-20T16:30:00Z' });
    expect(await shown([ended])).toBeNull();
    expect(await shown([ended, blog('debate')])).toContain('En vivo: debate');
  });

  it('disappears when no posts arrive for the hours of its settings', async () => {
    expect(await shown([blog('debate')], { hours: 1 }, '2026-11-20T17:00:00Z')).toContain('debate');
    expect(await shown([blog('debate')], { hours: 1 }, '2026-11-20T17:10:00Z')).toBeNull();
    // A night without a post ends it, whatever its hours.
    expect(await shown([blog('debate')], { hours: 72 }, '2026-11-21T04:05:00Z')).toBeNull();
  });

  it('says of a post of yesterday that it is of yesterday', async () => {
    expect(await shown([blog('debate')])).toContain('>11:05\u00a0a.\u00a0m.<');
    const edited = (at: string) => blog('debate', {}, undefined, at);
    expect(await shown([edited('2026-11-21T11:00:00Z')], { hours: 24 }, '2026-11-21T12:00:00Z')).toContain(
      '>Ayer, 11:05\u00a0a.\u00a0m.<',
    );
    expect(await shown([edited('2026-11-22T11:00:00Z')], { hours: 72 }, '2026-11-22T12:00:00Z')).toContain(
      '20 de noviembre',
    );
  });

  it('shows only stories of its section', async () => {
    expect(await shown([blog('debate', {}, ['/politica'])])).toBeNull();
  });
});
