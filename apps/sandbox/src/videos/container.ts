import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from 'mediabunny';
import type { Size } from '../images/cut-request.ts';
import type { Codec } from './camera.ts';

/** An encoded frame, with its times in seconds. Every one is a key frame. */
export interface EncodedFrame {
  readonly at: number;
  readonly seconds: number;
  readonly bytes: Uint8Array;
}

/** The names of the codecs in playlists and files: AV1 of the main profile in eight bits. */
export const CODEC_NAMES: Record<Codec, string> = { vp8: 'vp8', av1: 'av01.0.01M.08' };

async function write(
  format: OutputFormat,
  codec: Codec,
  { width, height }: Size,
  frames: readonly EncodedFrame[],
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const track = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(track);
  await output.start();
  const decoderConfig = { codec: CODEC_NAMES[codec], codedWidth: width, codedHeight: height };
  for (const { at, seconds, bytes } of frames)
    await track.add(new EncodedPacket(bytes, 'key', at, seconds), { decoderConfig });
  await output.finalize();
  return new Uint8Array(target.buffer!);
}

/** A silent WebM file of VP8 frames: it plays from any second. */
export const webmFile = (size: Size, frames: readonly EncodedFrame[]): Promise<Uint8Array> =>
  write(new WebMOutputFormat(), 'vp8', size, frames);

/** A part of a stream in the format of fragmented MP4: what a player reads first, and the frames. */
export async function streamPart(
  size: Size,
  frames: readonly EncodedFrame[],
): Promise<{ head: Uint8Array; frames: Uint8Array }> {
  const parts: Record<'head' | 'frames', Uint8Array[]> = { head: [], frames: [] };
  const keep = (name: keyof typeof parts) => (bytes: Uint8Array) => void parts[name].push(bytes.slice());
  const format = new Mp4OutputFormat({
    fastStart: 'fragmented',
    // All frames are in one fragment.
    minimumFragmentDuration: Infinity,
    onFtyp: keep('head'),
    onMoov: keep('head'),
    onMoof: keep('frames'),
    onMdat: keep('frames'),
  });
  await write(format, 'av1', size, frames);
  return { head: Buffer.concat(parts.head), frames: Buffer.concat(parts.frames) };
}
