/** An element of EBML, the container format under WebM: its id, its length, its content. */
export function element(id: number, ...content: readonly Uint8Array[]): Uint8Array {
  const body = concat(content);
  return concat([idBytes(id), lengthBytes(body.length), body]);
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

/** A whole number; `bytes` fixes its width, so that a length can be known before the value is. */
export function uint(value: number, bytes = value > 0xffff_ffff ? 8 : 4): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer).slice(8 - bytes);
}

export function float(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return new Uint8Array(view.buffer);
}

export const text = (value: string): Uint8Array => new TextEncoder().encode(value);

/** Ids carry their own length marker and are written as they are. */
function idBytes(id: number): Uint8Array {
  const width = id > 0xff_ffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1;
  return uint(id, width);
}

/** Lengths are written in eight bytes: the marker 0x01 and seven bytes of value. */
function lengthBytes(length: number): Uint8Array {
  const bytes = uint(length, 8);
  bytes[0] = 0x01;
  return bytes;
}
