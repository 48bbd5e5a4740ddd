const SAMPLES_PER_SECOND = 8000;
/** Chromium shows no controls for a sound of less than five seconds. */
const SECONDS = 6;
const HEADER_BYTES = 44;
/** The middle of an unsigned sample. */
const NO_SOUND = 128;

/** A WAV file without a sound, of one channel and eight bits. */
function silentFile(): Blob {
  const size = SAMPLES_PER_SECOND * SECONDS;
  const bytes = new Uint8Array(HEADER_BYTES + size).fill(NO_SOUND);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + size, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLES_PER_SECOND, true);
  view.setUint32(28, SAMPLES_PER_SECOND, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, size, true);
  return new Blob([bytes], { type: 'audio/wav' });
}

/** A recording of silence that repeats. It is made when it is first played, and nothing is loaded for it. */
export function silence(): Pick<HTMLAudioElement, 'play' | 'pause'> {
  let audio: HTMLAudioElement | undefined;
  const made = (): HTMLAudioElement => {
    audio = new Audio(URL.createObjectURL(silentFile()));
    audio.loop = true;
    return audio;
  };
  return { play: () => (audio ?? made()).play(), pause: () => audio?.pause() };
}
