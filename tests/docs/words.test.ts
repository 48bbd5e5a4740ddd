import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../support/tracked-files.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Phrases that made texts hard to read, and what to write instead. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'name the subject: "a caller that"'],
  [/\b(?:nobody|anybody|somebody|everybody)\b/i, 'name who: "no caller", "all readers"'],
  [/\bmeanwhile\b/i, 'say when: "while it loads"'],
  [/\bof (?:its|their|his|her|my|our|your|one[’']s) own\b/i, '"its own page", "a separate page"'],
  [/\b(?:is|are|was|were|be|been|being) told\b/i, '"gets", "is configured with"'],
  [/\b(?:unless|if) told\b/i, '"by default"'],
  [/\b(?:its|their) turn\b/i, '"the nightly run checks"'],
  [/\bsays? so\b/i, '"shows an error", "states it"'],
  [/\bst(?:ands?|ood)\b/i, '"is", "is shown", "means"'],
  [/\banew\b/i, '"again"'],
  [/\bby itself\b/i, '"automatically"'],
  [/\bwished for\b/i, 'name the setting: "prefers-reduced-motion"'],
  [/\breckon(?:s|ed)?\b/i, '"computes"'],
  [/\bhand(?:s|ed)? (?:in|out|over|down|on)\b/i, '"passes", "returns"'],
  [/\bsearch giant\b/i, '"search engine"'],
  [/\bsend(?:s|ing)? (?:it |them )?away\b/i, '"closes", "hides"'],
  [/\b(?:tells?|told|hears?|says? nothing) of\b/i, '"shows", "gets", "does not contain"'],
  [/\basks? none\b/i, '"without one"'],
  [
    /\b(?:sends?|sent|gets?|opens?|link of|token of|code of|day of) (?:an? |the |another |no )?letters?\b/i,
    '"e-mail": a letter is a character',
  ],
  [
    /\bletter(?:[’']s (?:link|page|token|secret|reader)| (?:leaves|arrives|confirms|opens|about|is sent|was sent|to an?)\b)/i,
    '"e-mail": a letter is a character',
  ],
  [/\bways? of signing in\b/i, '"sign-in method"'],
  [/\bdefault words\b/i, '"default messages"'],
  [/\bfor ever\b/i, '"without end", "never ends"'],
  [/(?:\/\*\*|\/\/|^) ?Who (?:does|opens|asked|wants|writes|answers)\b/, 'name the subject: "a reader who"'],
  [/^\s*(?:\/\*\*?|\*|\/\/)? ?What\b(?!.*\?)/, 'a noun: "The actions of a reader"'],
  [/\b00[012] §|\bthe specification\b/i, 'an id of docs/features.md'],
];

/** All tracked files but this one, which must contain the phrases. */
const CHECKED = ['.', ':!tests/docs/words.test.ts'];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Test files, and suites that test files share. */
const TESTS = /\.test\.tsx?$|\/describe-[\w-]+\.ts$|\/contract\/[\w-]+\.ts$/;
const TEST_NAME = /\b(?:describe|it|test)\b.*?\(\s*(['"`])(.*?)\1/g;
/** The first cell of a row of `it.each`, which the name of a test has. Words alone: identifiers and codes are not prose. */
const ROW_NAME = /\[\s*(['"`])(\p{L}[\p{L}’',]*(?: [\p{L}’',:]+)+)\1(?=,)/gu;

/** Replaces what is not prose by blanks, so that lines keep their numbers. */
function blanks(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

/** Names of the steps of a workflow, and comments of YAML. */
const WORKFLOW = /(?<=^\s*(?:- )?name: ).*$|(?<=^|\s)#.*$/gm;
/** Descriptions of tokens, which design tools show. */
const DESCRIPTION = /"\$description": ".*"/g;

/** The prose of a file: Markdown without code, comments and test names, descriptions of tokens, or the words of a workflow. */
function prose(path: string, text: string): string {
  if (/\.mdx?$/.test(path)) return text.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, blanks);
  const places = path.endsWith('.json')
    ? [DESCRIPTION]
    : path.endsWith('.yml')
      ? [WORKFLOW]
      : [COMMENT, ...(TESTS.test(path) ? [TEST_NAME, ROW_NAME] : [])];
  const kept = places.flatMap((place) => [...text.matchAll(place)]);
  let result = blanks(text);
  for (const { 0: words, index } of kept)
    result = result.slice(0, index) + words + result.slice(index + words.length);
  return result;
}

/** The phrases in a text, as `path:line: phrase, write …`. */
function findings(path: string, text: string): string[] {
  return prose(path, text)
    .split('\n')
    .flatMap((line, index) =>
      PHRASES.flatMap(([phrase, instead]) => {
        const found = phrase.exec(line);
        return found ? [`${path}:${index + 1}: "${found[0]}", write ${instead}`] : [];
      }),
    );
}

describe('plain English', () => {
  it('documents, comments, test names and descriptions of tokens avoid hard phrases', () => {
    const files = trackedFiles(ROOT, { patterns: CHECKED }).filter((path) =>
      /\.(?:mdx?|tsx?|m?jsx?|css|yml|tokens\.json)$/.test(path),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) => findings(path, readFileSync(join(ROOT, path), 'utf8')));
    expect(found).toEqual([]);
  });

  it('finds phrases in prose only', () => {
    const rows = "it.each([\n  ['a token of nobody', 1],\n  ['nobody', 2],\n])('%s', () => {});\n";
    const code = `/** Whoever calls it. */\nconst whoever = 'nobody';\nit('is told once', () => {});\n${rows}`;
    expect(findings('a.test.ts', code)).toEqual([
      'a.test.ts:1: "Whoever", write name the subject: "a caller that"',
      'a.test.ts:3: "is told", write "gets", "is configured with"',
      'a.test.ts:5: "nobody", write name who: "no caller", "all readers"',
    ]);
    expect(findings('a.ts', '/**\n * What it does.\n */')).toEqual([
      'a.ts:2: " * What", write a noun: "The actions of a reader"',
    ]);
    expect(findings('a.md', 'Text.\n\n```ts\n// nobody\n```\n\nIt stands `stands` here.')).toEqual([
      'a.md:7: "stands", write "is", "is shown", "means"',
    ]);
    expect(findings('a.yml', '# For nobody.\n- name: Told of it\n  run: nobody\n')).toEqual([
      'a.yml:1: "nobody", write name who: "no caller", "all readers"',
      'a.yml:2: "Told of", write "shows", "gets", "does not contain"',
    ]);
    expect(findings('a.tokens.json', '{ "nobody": { "$description": "The gap of 000 §9." } }')).toEqual([
      'a.tokens.json:1: "000 §", write an id of docs/features.md',
    ]);
  });
});
