import { describe, expect, it } from 'vitest';
import { documentOf } from '../../domain/fixtures/index.ts';
import type { AnsDocument } from '../../domain/ans/document.ts';
import { suggest } from './suggest.ts';

function story(id: string, headline: string, standfirst: string, paragraph: string): AnsDocument {
  return documentOf({
    _id: id,
    type: 'story',
    canonical_url: `/nacion/articulo/${id}/`,
    headlines: { basic: headline },
    subheadlines: { basic: standfirst },
    content_elements: [{ _id: `${id}-1`, type: 'text', content: paragraph }],
    publish_date: '2026-11-20T10:00:00Z',
  });
}

const content = {
  documents: [
    story('cafe', 'La cosecha de café crece', 'Los maestros del tueste.', '<b>Caficultores</b> de Huila.'),
    story('panela', 'Trapiches de Caldas', 'Un panel los premió.', 'La panela y el <i>café</i>.'),
  ],
};

const texts = (typed: string): string[] => suggest(content, typed).map(({ text }) => text);

describe('B11 suggestions of memory', () => {
  it('are stories with the words in their texts only if no name has them', () => {
    expect(texts('café')).toEqual(['La cosecha de café crece']);
    expect(texts('maestr')).toEqual(['La cosecha de café crece']);
    expect(texts('PANEL')).toEqual(['Trapiches de Caldas']);
    expect(texts('caficult huil')).toEqual(['La cosecha de café crece']);
  });

  it('do not look for one or two letters in texts', () => {
    expect([texts('hu'), texts('hui')]).toEqual([[], ['La cosecha de café crece']]);
  });

  it('do not begin inside a word or a tag', () => {
    expect([...texts('aestros'), ...texts('i'), ...texts('anela')]).toEqual([]);
  });
});
