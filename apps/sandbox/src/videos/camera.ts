import sharp, { type Sharp } from 'sharp';
import type { Size } from '../images/cut-request.ts';
import { opened } from '../images/opened.ts';
import type { Original } from '../images/picture-store.ts';

/** Share of the picture's width that is visible at the closest point. */
const NEAREST = 0.72;

/** The part of a picture in the camera's view. @param near from 0 (all of it) to 1 (nearest) */
export type Camera = (near: number, size: Size) => Sharp;

/**
 * A camera in front of a drawn picture, which moves towards its focal point.
 * @param focal the point of interest, in pixels of the picture
 */
export async function openCamera(original: Original, focal: { x: number; y: number }): Promise<Camera> {
  const { data, info } = await opened(original).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return (near, size) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .extract(viewport({ width, height }, size, near, focal))
      .resize(size.width, size.height);
}

/** The visible part of the picture in the shape of the film. */
function viewport(picture: Size, film: Size, near: number, focal: { x: number; y: number }) {
  const fitting = Math.min(picture.width, (picture.height * film.width) / film.height);
  const width = Math.floor(fitting * (1 - near * (1 - NEAREST)));
  const height = Math.floor((width * film.height) / film.width);
  const towards = (middle: number, point: number) => middle + (point - middle) * near;
  const place = (centre: number, length: number, available: number) =>
    Math.round(Math.min(Math.max(centre - length / 2, 0), available - length));
  return {
    left: place(towards(picture.width / 2, focal.x), width, picture.width),
    top: place(towards(picture.height / 2, focal.y), height, picture.height),
    width,
    height,
  };
}

/** A part of a container file: its name and where its content begins and ends. */
interface Part {
  readonly name: string;
  readonly begins: number;
  readonly ends: number;
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The parts of a RIFF file, such as WebP: name, length, content. */
function* riffParts(bytes: Uint8Array): Generator<Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    yield { name: nameAt(bytes, at), begins: at + 8, ends: at + 8 + length };
    at += 8 + length + (length % 2);
  }
}

/** The parts of an ISO base media file, such as AVIF: length, name, content. */
function* isoParts(bytes: Uint8Array): Generator<Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = view.getUint32(at);
    // Zero is 'until the end of the file'.
    const ends = length === 0 ? bytes.length : at + length;
    yield { name: nameAt(bytes, at + 4), begins: at + 8, ends };
    at = Math.max(ends, at + 8);
  }
}

function partOf(bytes: Uint8Array, parts: Iterable<Part>, name: string): Uint8Array {
  for (const part of parts) if (part.name === name) return bytes.slice(part.begins, part.ends);
  throw new Error(`The picture has no part '${name}'.`);
}

/** A lossy WebP file is one key frame of VP8: this takes it out. */
export const vp8Frame = (webp: Uint8Array): Uint8Array => partOf(webp, riffParts(webp), 'VP8 ');

/** An AVIF file is one key frame of AV1: this takes it out. */
export const av1Frame = (avif: Uint8Array): Uint8Array => partOf(avif, isoParts(avif), 'mdat');

/** A frame as a picture in the format that its codec uses. */
export const ENCODERS = {
  vp8: async (picture: Sharp) => vp8Frame(await picture.webp({ quality: 60, effort: 1 }).toBuffer()),
  av1: async (picture: Sharp) =>
    av1Frame(await picture.avif({ quality: 45, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()),
} as const;

export type Codec = keyof typeof ENCODERS;
