declare module 'wawoff2' {
  /** The TrueType or OpenType file inside a WOFF2 file. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
