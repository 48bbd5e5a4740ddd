// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserRecording } from './browser-recording.ts';

function recording(play: () => Promise<void> = async () => undefined) {
  const audio = new Audio();
  vi.spyOn(audio, 'play').mockImplementation(play);
  vi.spyOn(audio, 'pause').mockImplementation(() => undefined);
  return { audio, player: browserRecording(audio) };
}
const at = { from: 12, rate: 1.5, onTime: () => undefined };

afterEach(() => void vi.restoreAllMocks());

describe('N20 a recording', () => {
  it('plays from a second at a speed, and tells where it is', async () => {
    const { audio, player } = recording();
    const onTime = vi.fn();
    const ended = player.play('/uno.mp3', { ...at, onTime });
    expect([audio.getAttribute('src'), audio.currentTime, audio.playbackRate]).toEqual(['/uno.mp3', 12, 1.5]);
    audio.dispatchEvent(new Event('timeupdate'));
    expect(onTime).toHaveBeenCalledWith(12, 12);
    audio.dispatchEvent(new Event('ended'));
    expect(await ended).toBe('ended');
  });

  it('is stopped, and tells no more', async () => {
    const { audio, player } = recording();
    const onTime = vi.fn();
    const ended = player.play('/uno.mp3', { ...at, onTime });
    player.stop();
    audio.dispatchEvent(new Event('timeupdate'));
    expect(await ended).toBe('stopped');
    expect(onTime).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotSupportedError', 'failed'],
  ])('that the browser rejects with %s has %s', async (name, how) => {
    const { player } = recording(async () => {
      throw new DOMException('', name);
    });
    expect(await player.play('/uno.mp3', at)).toBe(how);
  });

  it('whose file is missing has failed', async () => {
    const { audio, player } = recording();
    const ended = player.play('/uno.mp3', at);
    audio.dispatchEvent(new Event('error'));
    expect(await ended).toBe('failed');
  });
});
