const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;
const PCM = 1;

/** The size of a file with so many samples. */
export const wavBytes = (samples: number): number => HEADER_BYTES + samples * SAMPLE_BYTES;

/** A WAV file of one channel in 16 bits, the only uncompressed format that every browser plays. */
export function wav(samples: Float32Array, samplesPerSecond: number): Uint8Array {
  const length = samples.length * SAMPLE_BYTES;
  const view = new DataView(new ArrayBuffer(wavBytes(samples.length)));
  const name = (at: number, letters: string): void =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  name(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + length, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond * SAMPLE_BYTES, true);
  view.setUint16(32, SAMPLE_BYTES, true);
  view.setUint16(34, SAMPLE_BYTES * 8, true);
  name(36, 'data');
  view.setUint32(40, length, true);
  samples.forEach((sample, index) => {
    const limited = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER_BYTES + index * SAMPLE_BYTES, Math.round(limited * 0x7fff), true);
  });
  return new Uint8Array(view.buffer);
}
