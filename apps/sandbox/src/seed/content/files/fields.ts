import { isNode, LineCounter, parse, parseDocument, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { ContentError, type Fault } from './content-error.ts';
import { readSource, type Source } from './folder.ts';

type Issue = z.core.$ZodIssue;

function wordsOf(issue: Issue): string {
  const { code, message, path } = issue;
  const field = path.length > 0 ? `'${path.join('.')}'` : 'this part';
  if (code === 'unrecognized_keys')
    return `there is no field ${issue.keys.map((key) => `'${[...path, key].join('.')}'`).join(', ')}. Correct the name, or take it out.`;
  if (code === 'invalid_type' && (issue.input === undefined || issue.input === null))
    return `${field} is missing. Write it.`;
  if (code === 'invalid_type' && issue.expected === 'string')
    return `${field} must be a text. Put it into quotes.`;
  if (code === 'invalid_key') return `${field}: ${issue.issues[0]?.message ?? message}.`;
  return `${field}: ${message}.`;
}

/** Where the faults are: at the value that a path leads to, or at what is around a missing one. */
function placed({ line, text }: Source, issues: readonly Issue[]): Fault[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  return issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    const ways = path.map((_, at) => path.slice(0, path.length - at));
    const node = ways.map((way) => document.getIn(way, true)).find(isNode);
    const offset = node?.range?.[0] ?? 0;
    return { line: line - 1 + Math.max(1, lineCounter.linePos(offset).line), text: wordsOf(issue) };
  });
}

function valueOf({ file, line, text }: Source): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [position] = error.linePos ?? [];
    const [what = ''] = error.message.split(/ at line \d+/);
    const fault = `${what}. A text with ': ' or ' #', or that begins with a sign, needs quotes.`;
    throw new ContentError(file, [{ line: line - 1 + (position?.line ?? 1), text: fault }]);
  }
}

/**
 * Reads fields written as YAML.
 * @throws ContentError with the line of each field that the schema refuses
 */
export function readFields<T extends z.ZodType>(source: Source, schema: T): z.output<T> {
  const result = schema.safeParse(valueOf(source), { reportInput: true });
  if (result.success) return result.data;
  throw new ContentError(source.file, placed(source, result.error.issues));
}

/** @param file relative to `apps/content` */
export const readData = <T extends z.ZodType>(file: string, schema: T): z.output<T> =>
  readFields(readSource(file), schema);

const FENCE = '---\n';

/**
 * Divides a Markdown file into the fields at its top, between two lines '---', and the text below.
 * @throws ContentError when it does not begin with fields
 */
export function divide({ file, line, text }: Source): { fields: Source; body: Source } {
  const end = text.startsWith(FENCE) ? text.indexOf(`\n${FENCE}`, FENCE.length - 1) : -1;
  if (end === -1)
    throw new ContentError(file, [
      { line, text: "the file must begin with fields between two lines '---'. Write them." },
    ]);
  const fields = text.slice(FENCE.length, end + 1);
  const below = line + 1 + fields.split('\n').length;
  return {
    fields: { file, line: line + 1, text: fields },
    body: { file, line: below, text: text.slice(end + 1 + FENCE.length) },
  };
}
