/** The files that a message to the customer service may carry. */
export const HELP_FILES = {
  /** The kinds, by their first bytes. */
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maxBytes: 3_000_000,
  most: 3,
} as const;

/** The type of a file of a message. */
export type HelpFileType = (typeof HELP_FILES.types)[number];

/** The reason why the files of a message are rejected, by their number and sizes; undefined if they are not. */
export function helpFilesError(
  files: readonly { readonly size: number }[],
): 'TOO_MANY_FILES' | 'FILE_TOO_LARGE' | undefined {
  if (files.length > HELP_FILES.most) return 'TOO_MANY_FILES';
  return files.some(({ size }) => size > HELP_FILES.maxBytes) ? 'FILE_TOO_LARGE' : undefined;
}

/** How files of each type begin. */
const BEGINNINGS: Readonly<Record<HelpFileType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The type of a file by its first bytes, whatever its name says; undefined for types that a message may not carry. */
export const helpFileType = (bytes: Uint8Array): HelpFileType | undefined =>
  HELP_FILES.types.find((type) => BEGINNINGS[type].every((byte, at) => bytes[at] === byte));
