import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { LONG_WORD, withDensity, messagesWithDensity } from './density.ts';

const teaser = {
  id: 'nota-1',
  url: '/moda/nota uno/',
  headline: 'El pozo que tardó once años',
  kicker: 'Moda',
  look: 'soft',
  picture: { src: 'data:image/svg+xml,a b', sizes: '(min-width: 600px) 50vw', alt: 'Un pozo de agua' },
};

describe('Z2 the content of stories', () => {
  it('is as it is written', () => {
    expect(withDensity(teaser, 'real')).toBe(teaser);
  });

  it('is short', () => {
    const { headline, kicker, url, look } = withDensity(teaser, 'short');
    expect([headline, kicker, url, look]).toEqual(['El pozo', 'Moda', teaser.url, 'soft']);
  });

  it('is hostile: a word of 60 letters, a very long headline, no picture', () => {
    const { teasers } = withDensity({ teasers: [teaser] }, 'hostile');
    expect(LONG_WORD).toHaveLength(60);
    expect(teasers[0]!.headline).toBe(`${LONG_WORD} ${teaser.headline} ${teaser.headline}`);
    expect(teasers[0]).not.toHaveProperty('picture');
    expect(teasers[0]).toMatchObject({ id: 'nota-1', url: teaser.url, look: 'soft' });
  });

  it('leaves functions and pictures as they are', () => {
    const args = { onClick: () => undefined, picture: teaser.picture };
    const found = withDensity(args, 'hostile');
    expect([found.onClick, found.picture.sizes]).toEqual([args.onClick, teaser.picture.sizes]);
  });

  it('reaches the words of elements, at any depth', () => {
    const inner = createElement('b', null, 'Un texto');
    const { children } = withDensity({ children: createElement('p', { id: 'p' }, inner, 7) }, 'short');
    expect(children).toEqual(createElement('p', { id: 'p' }, inner, 7));
    const hostile = withDensity({ children: createElement('p', { id: 'p' }, inner) }, 'hostile');
    const words = `${LONG_WORD} Un texto Un texto`;
    expect(hostile.children).toEqual(createElement('p', { id: 'p' }, createElement('b', null, words)));
  });
});

describe('Z2 the default messages of pieces', () => {
  const words = {
    close: 'Cerrar',
    version: '1',
    language: { tag: 'es-CO' },
    kinds: { HOME: 'casa', days: ['día', 'días'] },
    left: (days: number): string => `Faltan ${days} días`,
  };

  it('are as they are written', () => {
    expect(messagesWithDensity(words, 'real')).toBe(words);
  });

  it('are hostile in tables and sentences; numbers and their units stay', () => {
    const hostile = messagesWithDensity(words, 'hostile');
    expect(hostile.close).toBe(`${LONG_WORD} Cerrar Cerrar`);
    expect(hostile.version).toBe('1');
    expect(hostile.language.tag).toBe('es-CO');
    expect(hostile.kinds.HOME).toContain(LONG_WORD);
    expect(hostile.kinds.days).toEqual(['día', 'días']);
    expect(hostile.left(3)).toBe(`${LONG_WORD} Faltan 3 días Faltan 3 días`);
    expect(messagesWithDensity(words, 'short').left(3)).toBe('Faltan 3');
  });
});
