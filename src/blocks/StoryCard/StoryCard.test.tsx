// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../fixtures/teasers.ts';
import { StoryCard } from './StoryCard.tsx';

describe('StoryCard', () => {
  it('is an article whose link is named by the headline', () => {
    render(<StoryCard teaser={TEASERS.lead} />);
    expect(screen.getByRole('link', { name: TEASERS.lead.headline }).getAttribute('href')).toBe(
      TEASERS.lead.url,
    );
  });

  it('leaves out what the story lacks', () => {
    const { container } = render(
      <StoryCard teaser={TEASERS.opinionTwo} layout="text" standfirst time={false} />,
    );
    expect(container.querySelector('img, .kicker, .standfirst, .meta')).toBeNull();
  });

  it('says video with its duration, gallery with its count, live and subscribers', () => {
    render(
      <>
        <StoryCard teaser={TEASERS.video} />
        <StoryCard teaser={TEASERS.gallery} />
        <StoryCard teaser={TEASERS.live} />
        <StoryCard teaser={TEASERS.long} />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Video' })).toBeTruthy();
    expect(screen.getByText('12:40')).toBeTruthy();
    expect(screen.getByText('14 fotos')).toBeTruthy();
    expect(screen.getByText('En vivo')).toBeTruthy();
    expect(screen.getByText('Suscriptores')).toBeTruthy();
  });

  it('marks sponsored content in the place of the kicker', () => {
    render(<StoryCard teaser={TEASERS.sponsored} />);
    expect(screen.getByText('Contenido patrocinado')).toBeTruthy();
  });
});
