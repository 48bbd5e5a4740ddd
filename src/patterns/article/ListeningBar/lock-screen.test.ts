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
  const fake = fakeListening({
    texts: { '/a/': textOf(), '/b/': textOf(), '/c/': textOf({ recording: { src: '/uno.mp3' } }) },
  });
  const handlers: Partial<Record<string, ((details?: object) => void) | null>> = {};
  const places: (MediaPositionState | undefined)[] = [];
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler: (action: string, run: (() => void) | null) => void (handlers[action] = run),
    setPositionState: (place?: MediaPositionState) => void places.push(place),
  };
  const quiet = { play: vi.fn(async () => undefined), pause: vi.fn() };
  const stop = showOnLockScreen(fake.listening, { session: session as never, quiet });
  return { ...fake, session, handlers, places, quiet, stop };
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

  it('shows the place in a recording, which moves by it; a voice has no seconds', async () => {
    const { listening, handlers, places, at, heard, end } = opened();
    listening.listen(storyAt('/a/'));
    await end();
    expect(places.at(-1)).toEqual({ duration: Infinity, position: 0 });
    handlers['seekto']!({ seekTime: 2 });
    expect(listening.state().list.place).toBe(1);
    listening.listen(storyAt('/c/'));
    await end('stopped');
    void listening.play();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    at(40, 60);
    expect(places.at(-1)).toEqual({ duration: 60, position: 40, playbackRate: 1 });
    handlers['seekto']!({ seekTime: 12 });
    await end();
    expect(heard.at(-1)).toBe('1× /uno.mp3 12');
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
