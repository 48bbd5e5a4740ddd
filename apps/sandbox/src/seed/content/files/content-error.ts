/** A fault in a file of the content. */
export interface Fault {
  /** The first line is 1. */
  readonly line: number;
  /** The fault, and how to correct it. */
  readonly text: string;
}

/** A file of the content is not as `apps/content/README.md` asks; the message has a line for each fault. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** @param file relative to `apps/content` */
  constructor(file: string, faults: readonly Fault[]) {
    super(faults.map(({ line, text }) => `apps/content/${file}:${line}: ${text}`).join('\n'));
  }
}
