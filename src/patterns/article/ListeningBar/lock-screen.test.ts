import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeListening, storyAt, textOf } from './fake-listening.fixture.ts';
import { showOnLockScreen } from './lock-screen.ts';

/** Node has no media session. */
class Metadata {
  constructor(given: object) {
    Object.assign(this, given);
  }
}
beforeEach(() => void vi.stubGlobal('MediaMetadata', Metadata));
afterEach(() => void vi.unstubAllGlobals());

function opened() {
  const fake = fakeListening({ texts: { '/a/': textOf(), '/b/': textOf() } });
  const handlers: Partial<Record<string, (() => void) | null>> = {};
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler: (action: string, run: (() => void) | null) => void (handlers[action] = run),
  };
  const quiet = { play: vi.fn(async () => undefined), pause: vi.fn() };
  const stop = showOnLockScreen(fake.listening, { session: session as never, quiet });
  return { ...fake, session, handlers, quiet, stop };
}

describe('N20 the lock screen', () => {
  it('shows title, brand and picture once something plays, over a silence that makes browsers show it', async () => {
    const { listening, session, quiet, end } = opened();
    expect(session.metadata).toBeNull();
    listening.listen({ ...storyAt('/a/', 'El río'), picture: '/rio.jpg' });
    await end();
    expect(session.metadata).toMatchObject({
      title: 'El río',
      artist: 'Semanario',
      artwork: [{ src: '/rio.jpg' }],
    });
    expect(session.playbackState).toBe('playing');
    expect(quiet.play).toHaveBeenCalled();
    listening.pause();
    expect(session.playbackState).toBe('paused');
    expect(quiet.pause).toHaveBeenCalled();
  });

  it('has the controls of the player', async () => {
    const { listening, handlers, heard, end } = opened();
    listening.listen(storyAt('/a/'));
    listening.later(storyAt('/b/', 'Otra'));
    await end();
    handlers['pause']!();
    expect(listening.state().status).toBe('paused');
    handlers['seekbackward']!();
    expect(listening.state().list.place).toBe(0);
    handlers['seekforward']!();
    expect(listening.state().list.place).toBe(1);
    handlers['nexttrack']!();
    expect(listening.state().list.stories[0]?.title).toBe('Otra');
    handlers['play']!();
    await end('stopped');
    expect(heard.length).toBeGreaterThan(1);
  });

  it('is empty when the player is closed, and when it stops', async () => {
    const { listening, session, handlers, stop, end } = opened();
    listening.listen(storyAt('/a/'));
    await end();
    listening.close();
    expect(session.metadata).toBeNull();
    stop();
    expect(Object.values(handlers).every((run) => run === null)).toBe(true);
  });
});
