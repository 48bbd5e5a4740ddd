import type { ListeningRecording, SoundEnd } from './listening.ts';

/** Plays recordings in an audio element. */
export function browserRecording(audio: HTMLAudioElement): ListeningRecording {
  let ended: AbortController | undefined;
  const stop = (): void => {
    ended?.abort();
    ended = undefined;
    audio.pause();
  };
  return {
    stop,
    play: (src, { from, rate, onTime }) =>
      new Promise<SoundEnd>((done) => {
        stop();
        ended = new AbortController();
        const { signal } = ended;
        const listen = (type: string, run: () => void): void => audio.addEventListener(type, run, { signal });
        if (audio.getAttribute('src') !== src) audio.src = src;
        audio.currentTime = from;
        audio.defaultPlaybackRate = audio.playbackRate = rate;
        signal.addEventListener('abort', () => done('stopped'), { once: true });
        listen('timeupdate', () =>
          onTime(audio.currentTime, Number.isFinite(audio.duration) ? audio.duration : from),
        );
        listen('ended', () => done('ended'));
        listen('error', () => done('failed'));
        listen('pause', () => !audio.ended && done('refused'));
        audio
          .play()
          .catch(({ name }: DOMException) => done(name === 'NotAllowedError' ? 'refused' : 'failed'));
      }),
  };
}
