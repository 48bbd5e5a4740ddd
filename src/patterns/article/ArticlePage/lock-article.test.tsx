// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOCKED_PART_CLASS } from '../../../domain/article/locked.ts';
import { articleOf } from '../../../domain/fixtures/index.ts';
import { brand } from '../../../themes/weekly/index.ts';
import { promoProps } from '../../paywall/PromoBox/promo-props.ts';
import { Article } from './Article.tsx';
import { lockArticle } from './lock-article.ts';

function open(paragraphs: number, metered = true) {
  const article = articleOf({
    _id: 'A',
    type: 'story',
    version: '0.10.7',
    canonical_url: '/nacion/articulo/rio/1/',
    headlines: { basic: 'El río volvió a su cauce' },
    content_elements: Array.from({ length: paragraphs }, (_, at) => ({
      _id: `t${at}`,
      type: 'text',
      content: `Párrafo ${at + 1}.`,
    })),
  });
  const box = metered && { metered: promoProps(brand) };
  const { container } = render(
    <Article article={article} presets={brand.article} url="https://www.ejemplo.com/a/" {...box} />,
  );
  const texts = () =>
    [...container.querySelectorAll('.article-body > p')].map(({ textContent }) => textContent);
  return { container, texts };
}

describe('P4 a story that the paywall locks in the browser', () => {
  it('is whole and has a hidden box until then', () => {
    const { texts } = open(8);
    expect(texts()).toHaveLength(8);
    expect(screen.queryByRole('link', { name: brand.offer.button })).toBeNull();
  });

  it('ends after the free paragraphs with the box', () => {
    const { container, texts } = open(8);
    lockArticle(document);
    expect(texts()).toEqual(['Párrafo 1.', 'Párrafo 2.', 'Párrafo 3.']);
    expect(screen.getByRole('link', { name: brand.offer.button })).toBeVisible();
    expect(container.querySelectorAll(`.${LOCKED_PART_CLASS}`)).toHaveLength(1);
    expect(container.querySelector<HTMLElement>('.text')?.dataset['locked']).toBe('');
  });

  it('shows at most half of a short one', () => {
    const { texts } = open(4);
    lockArticle(document);
    expect(texts()).toEqual(['Párrafo 1.', 'Párrafo 2.']);
  });

  it('stays whole on a page without the box', () => {
    const { texts } = open(8, false);
    lockArticle(document);
    expect(texts()).toHaveLength(8);
  });
});
