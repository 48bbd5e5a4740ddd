// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { StoryCard } from './StoryCard.tsx';

describe('StoryCard', () => {
  it('is an article whose link is named by the headline', () => {
    render(<StoryCard teaser={TEASERS.lead} />);
    expect(screen.getByRole('link', { name: TEASERS.lead.headline }).getAttribute('href')).toBe(
      TEASERS.lead.url,
    );
  });

  it('omits fields that the story does not have', () => {
    const { container } = render(
      <StoryCard teaser={TEASERS.opinionTwo} layout="text" standfirst time={false} />,
    );
    expect(container.querySelector('img, .kicker, .standfirst, .meta')).toBeNull();
  });

  it('marks videos with duration, galleries with count, live stories and stories for subscribers', () => {
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

  it.each([
    ['a live story', TEASERS.live, 'En vivo', 'kicker', ['En vivo']],
    ['a live story of the section for them', TEASERS.live, 'En vivo', 'section', ['En vivo']],
    ['a live story', TEASERS.live, 'Minuto a minuto', 'kicker', ['En vivo', 'Minuto a minuto']],
    ['another story', TEASERS.lead, 'En vivo', 'kicker', ['En vivo']],
  ] as const)('shows on %s once that it is live: %#', (_name, teaser, text, kicker, words) => {
    const { container } = render(
      <StoryCard teaser={{ ...teaser, kicker: text, section: { name: text, url: '/' } }} kicker={kicker} />,
    );
    const shown = container.querySelector('.kicker')!;
    expect(shown.textContent.trim()).toBe(words.join(' '));
  });

  it('marks sponsored content instead of the kicker', () => {
    render(<StoryCard teaser={TEASERS.sponsored} />);
    expect(screen.getByText('Contenido patrocinado')).toBeTruthy();
  });
});
