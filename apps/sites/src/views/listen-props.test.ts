import { prepareArticle } from 'rotativa/domain/server';
import { expect, it } from 'vitest';
import { documentOf } from '../../../../tests/contract/documents.ts';
import { siteBrand } from '../config/brands.ts';
import { listenProps } from './listen-props.ts';

const images = { url: (source: string) => source, srcSet: () => undefined };
const brand = siteBrand('weekly');

function shown(section: string, more: object = {}, elements: object[] = []) {
  const document = documentOf({
    _id: 'a',
    type: 'story',
    canonical_url: '/nacion/articulo/a/',
    headlines: { basic: 'El río' },
    taxonomy: { primary_section: { _id: section, name: 'x' }, sections: [{ _id: section, name: 'x' }] },
    content_elements: [{ _id: 't', type: 'text', content: 'Bajó de noche.' }, ...elements],
    ...more,
  });
  const article = prepareArticle(document, {
    access: 'whole',
    product: brand.product,
    siteName: brand.name,
  });
  return listenProps(article, document, brand, images, '/nacion/articulo/a/');
}
const AUDIO = { _id: 's', type: 'audio', streams: [{ url: '/sounds/uno.mp3', stream_type: 'mp3' }] };

it('N20 a story is heard by its path, title and brand', () => {
  expect(shown('/nacion')).toEqual({ path: '/nacion/articulo/a/', title: 'El río', brand: brand.name });
});

it.each([
  ['/galerias', {}],
  ['/videos', {}],
  ['/edicion', {}],
  ['/nacion', { content_elements: [] }],
])('N20 a page of %s without a text to hear has no buttons', (section, more) => {
  expect(shown(section, more)).toBeUndefined();
});

it('N20 only an episode is played as a recording: a sound in a text is a part of it', () => {
  expect(shown('/podcasts', {}, [AUDIO])?.recording).toEqual({ src: '/sounds/uno.mp3' });
  expect(shown('/nacion', {}, [AUDIO])).not.toHaveProperty('recording');
});
