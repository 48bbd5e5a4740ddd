import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLES_PER_SECOND } from './compose.ts';

/** Kilobits in a second: the sounds have one channel and no tone above 5 kHz. */
const BITRATE = 48;
/** Samples of a frame at this rate. */
const FRAME_SAMPLES = 576;
/** Every frame of a constant rate has this size. */
const FRAME_BYTES = (FRAME_SAMPLES * BITRATE * 125) / SAMPLES_PER_SECOND;
/** The encoder begins with silence, which it needs to mix the first samples. */
const MORE_FRAMES = 2;

/** The size of a file with so many samples. */
export const mp3Bytes = (samples: number): number =>
  (Math.ceil(samples / FRAME_SAMPLES) + MORE_FRAMES) * FRAME_BYTES;

/** An MP3 file of one channel, which every podcast app plays: a tenth to a fifth of the samples. */
export async function mp3(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLES_PER_SECOND, channels: 1, bitrate: BITRATE });
  // Both calls return a view of the encoder's memory, which the next one overwrites.
  const begun = encoder.encode([samples]).slice();
  return new Uint8Array(Buffer.concat([begun, encoder.finalize()]));
}
