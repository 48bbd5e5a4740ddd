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
    expect(screen.getByRole('img', { name: 'Galería: 14 imágenes' }).parentElement?.textContent).toContain(
      '14',
    );
    expect(screen.getByText('En vivo')).toBeTruthy();
    expect(screen.getByText('Suscriptores')).toBeTruthy();
  });

  it.each([
    ['live', 'kicker', 'En vivo', 'En vivo'],
    ['live', 'section', 'En vivo', 'En vivo'],
    ['live', 'kicker', 'Minuto a minuto', 'En vivo Minuto a minuto'],
    ['lead', 'kicker', 'En vivo', 'En vivo'],
  ] as const)('over the story %s with the %s %j are the words %j', (story, kicker, text, words) => {
    const { container } = render(
      <StoryCard
        teaser={{ ...TEASERS[story], kicker: text, section: { name: text, url: '/' } }}
        kicker={kicker}
      />,
    );
    expect(container.querySelector('.kicker')!.textContent.trim()).toBe(words);
  });

  it('marks sponsored content instead of the kicker', () => {
    render(<StoryCard teaser={TEASERS.sponsored} />);
    expect(screen.getByText('Contenido patrocinado')).toBeTruthy();
  });
});
