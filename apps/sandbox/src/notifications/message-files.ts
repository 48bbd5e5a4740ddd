import { HELP_FILES, helpFilesError, helpFileType, type HelpFileType } from 'rotativa/domain';
import { HttpError } from '../http/errors.ts';

/** A file of a message, ready to be stored. */
export interface MessageFile {
  readonly name: string;
  readonly type: HelpFileType;
  readonly content: Uint8Array;
}

const ENDINGS: Readonly<Record<HelpFileType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};
const NAME_CHARACTERS = 80;

/** The name without folders, characters that systems or headers give a meaning, and an ending of another type. */
function safeName(given: string, type: HelpFileType): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '');
  const name = ENDINGS[type].test(plain) ? plain : `${plain || 'archivo'}.${type.split('/')[1]}`;
  const ending = /\.[^.]+$/.exec(name)![0];
  return [...name.slice(0, -ending.length)].slice(0, NAME_CHARACTERS).join('') + ending;
}

const WORDS = {
  TOO_MANY_FILES: `A message may have ${HELP_FILES.most} files at most.`,
  FILE_TOO_LARGE: `A file may have ${HELP_FILES.maxBytes} bytes at most.`,
} as const;

/**
 * The files of a message, by their contents and not their names.
 * @throws HttpError TOO_MANY_FILES, FILE_TOO_LARGE, UNSUPPORTED_FILE_TYPE
 */
export async function messageFiles(files: readonly File[]): Promise<MessageFile[]> {
  const code = helpFilesError(files);
  if (code !== undefined) throw new HttpError(code === 'FILE_TOO_LARGE' ? 413 : 400, code, WORDS[code]);
  return Promise.all(
    files.map(async (file) => {
      const content = new Uint8Array(await file.arrayBuffer());
      const type = helpFileType(content);
      if (type === undefined)
        throw new HttpError(415, 'UNSUPPORTED_FILE_TYPE', `A file may be ${HELP_FILES.types.join(', ')}.`);
      return { name: safeName(file.name, type), type, content };
    }),
  );
}
