// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { articlePicture } from '../../shared/fixtures/article.tsx';
import { BodyRelatedStory } from './BodyRelatedStory.tsx';

describe('N3 another story in the text', () => {
  it('has a link named by the headline; the picture has no alternative text', () => {
    render(
      <BodyRelatedStory
        href="/nacion/otra/"
        headline="Otra historia"
        description="En dos líneas."
        picture={articlePicture('nevado', 'Un nevado')}
      />,
    );
    expect(screen.getByRole('link', { name: 'Otra historia' }).getAttribute('href')).toBe('/nacion/otra/');
    expect(screen.getByRole('note', { name: 'Le puede interesar' }).textContent).toContain('En dos líneas.');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
