import { describe, expect, it } from 'vitest';
import type { BodyBlock } from '../body/block.ts';
import { chapterPictures, chaptersOf, splitHeading } from './chapters.ts';

const heading = (id: string, html: string, level: 2 | 3 = 2): BodyBlock => ({
  type: 'header',
  id,
  level,
  html,
});
const text = (id: string): BodyBlock => ({ type: 'text', id, html: 'Uno.' });
const picture = (id: string): BodyBlock => ({
  type: 'image',
  id,
  picture: { url: '/a', alt: '', renditions: [] },
  caption: { text: '', caption: '', credit: '' },
});

describe('N12 chapters of a special', () => {
  it.each([
    ['Día 4. San Agustín: la piedra', 'Día 4', 'San Agustín: la piedra'],
    ['1. El páramo', '1', 'El páramo'],
    ['La Sra. María espera', '', 'La Sra. María espera'],
    ['En 1978 duraba tres meses. Ya no', '', 'En 1978 duraba tres meses. Ya no'],
    ['Día 4.', '', 'Día 4.'],
    ['<em>Día 4. San</em> Agustín', '', '<em>Día 4. San</em> Agustín'],
  ])('%j has the number %j', (html, mark, title) => {
    expect(splitHeading(html)).toEqual({ mark, title });
  });

  it('are its headings of level 2, with their number or position', () => {
    const body = [
      text('t'),
      heading('a', 'Día 4. <em>San</em> Agustín'),
      heading('b', 'Menor', 3),
      heading('c', 'Honda &amp; La Dorada'),
      heading('d', 'Día 26. El mar'),
    ];
    expect(chaptersOf(body)).toEqual([
      { id: 'a', mark: 'Día 4', title: 'San Agustín' },
      { id: 'c', mark: '2', title: 'Honda & La Dorada' },
      { id: 'd', mark: 'Día 26', title: 'El mar' },
    ]);
  });

  it('are absent in a text with two headings', () => {
    expect(chaptersOf([heading('a', 'Uno'), heading('b', 'Dos')])).toEqual([]);
  });

  it('open with the picture directly after the heading', () => {
    const body = [picture('p'), heading('a', 'Uno'), picture('q'), picture('r'), text('t'), picture('s')];
    expect([...chapterPictures(body)]).toEqual(['q']);
  });
});
