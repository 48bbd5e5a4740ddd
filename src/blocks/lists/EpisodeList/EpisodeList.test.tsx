// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../components/conformance.tsx';
import { teasers } from '../../shared/fixtures/teasers.ts';
import { EpisodeList, type EpisodeListProps } from './index.ts';

const [teaser] = teasers(1);
const props: EpisodeListProps = {
  title: 'Otros episodios',
  feed: '/podcasts/rss.xml',
  episodes: [{ teaser: teaser!, recording: { sources: [{ src: '/uno.mp3' }], durationMs: 80_000 } }],
};

describe('T4 B19 EpisodeList', () => {
  describeConformance(EpisodeList, { props, element: 'section' });

  it('has a player of the browser for each episode, which loads nothing before it is played', () => {
    render(<EpisodeList {...props} />);
    const player = screen.getByLabelText<HTMLAudioElement>(teaser!.headline);
    expect(player.preload).toBe('none');
    expect(player.closest('[data-recording]')).not.toBeNull();
    expect(screen.getByText(/1:20/)).toBeInTheDocument();
  });

  it('names the podcast of each episode, since a list can have several', () => {
    const named = { teaser: { ...teaser!, kicker: 'Episodio 2' }, podcast: 'El país que suena' };
    const { rerender } = render(<EpisodeList episodes={[named]} />);
    expect(screen.getByText('El país que suena · Episodio 2')).toBeInTheDocument();
    rerender(<EpisodeList episodes={[{ ...named, podcast: undefined }]} />);
    expect(screen.getByText('Episodio 2')).toBeInTheDocument();
  });

  it('leads to the feed, if it is a safe address', () => {
    const { rerender } = render(<EpisodeList {...props} />);
    expect(screen.getByRole('link', { name: 'Seguir este pódcast en una aplicación' })).toHaveAttribute(
      'href',
      '/podcasts/rss.xml',
    );
    rerender(<EpisodeList {...props} feed="javascript:alert(1)" />);
    expect(screen.queryByRole('link', { name: /Seguir/ })).toBeNull();
  });

  it('a locked episode has no player', () => {
    const { container } = render(<EpisodeList episodes={[{ teaser: teaser! }]} />);
    expect(container.querySelector('audio, [data-recording]')).toBeNull();
  });
});
