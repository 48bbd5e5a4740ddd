import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAMILIES } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AUTHORS } from '../authors.ts';
import { StoryFields } from '../schema.ts';
import { readBody } from './body.ts';
import { divide, readFields } from './fields.ts';
import { checkNames, type Source } from './folder.ts';
import { pictureId, text } from './values.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const README = readFileSync(join(ROOT, 'apps/content/README.md'), 'utf8');

const source = (words: string): Source => ({ file: 'a.md', line: 1, text: words });
const bodyOf = (words: string) => readBody(source(words));

/** The directives, as the message about an unknown one lists them. */
function directives(): string[] {
  try {
    bodyOf('::: unknown\n:::');
  } catch (error) {
    return (/Use one of these: (.*)\.$/.exec((error as Error).message)?.[1] ?? '').split(', ');
  }
  return [];
}

describe('the files of the content', () => {
  const brands = FAMILIES.join('|');
  const READ = [
    /^README\.md$/,
    /^(?:authors|collections|editions|earlier-editions|picture-subjects)\.yaml$/,
    /^pages\/[a-z]+\.json$/,
    /^archive\/places\.yaml$/,
    new RegExp(`^(?:archive|galleries|podcasts|videos)/(?:${brands})\\.yaml$`),
    new RegExp(`^(?:stories|beats)/(?:${brands})/index\\.yaml$`),
    /^stories\/weekly\/(?:candidates|cartoons|television)\.yaml$/,
    // An index names them: see `checkNames`.
    new RegExp(`^stories/(?:${brands})/[a-z-]+/[a-z0-9-]+\\.md$`),
    new RegExp(`^beats/(?:${brands})/[a-z0-9-]+\\.md$`),
    new RegExp(`^unpublished/(?:${brands})/[a-z0-9-]+\\.md$`),
  ];

  it('are all of a kind that is read', () => {
    const files = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'apps/content'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const names = files
      .split('\0')
      .filter(Boolean)
      .map((file) => file.slice('apps/content/'.length));
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => !READ.some((kind) => kind.test(name)))).toEqual([]);
  });

  it('are read from any working directory', () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    const index = join(import.meta.dirname, '../authors.ts');
    const script = `const { AUTHORS } = await import(${JSON.stringify(index)}); console.log(AUTHORS.length);`;
    const printed = execFileSync(
      process.execPath,
      ['--conditions=rotativa-source', '--input-type=module', '-e', script],
      { cwd: folder, encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true });
    expect(Number(printed)).toBe(AUTHORS.length);
  });
});

describe('a body', () => {
  it('has paragraphs with bold and italic words', () => {
    expect(bodyOf('Uno **dos** y\n*tres*.\n\nMarque *#06#.')).toEqual([
      'Uno <b>dos</b> y <i>tres</i>.',
      'Marque *#06#.',
    ]);
  });

  it('has headings, lists, tables, quotes, lines and code', () => {
    const words = [
      '## Título',
      '- a\n- **b**',
      '1. c\n2. d',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
      '> Dijo esto.\n> — Ana Ruiz',
      '> Dijo\n> más.',
      '---',
      '```\nx = 1\n\ny = 2\n```',
      '```html\n<p>z</p>\n```',
    ];
    expect(bodyOf(words.join('\n\n'))).toEqual([
      { h: 'Título' },
      { list: ['a', '<b>b</b>'] },
      { list: ['c', 'd'], ordered: true },
      { table: { head: ['A', 'B'], rows: [['1', '2']] } },
      { quote: 'Dijo esto.', by: 'Ana Ruiz' },
      { quote: 'Dijo más.' },
      { divider: true },
      { code: 'x = 1\n\ny = 2' },
      { html: '<p>z</p>' },
    ]);
  });

  it('and its fields are as the README shows them', () => {
    const [, example = ''] = /```markdown\n(---[\s\S]*?)```/.exec(README) ?? [];
    const { fields, body } = divide(source(example));
    expect(readFields(fields, StoryFields).by).toEqual(['mariana-cifuentes-uribe']);
    expect(readBody(body)).toHaveLength(3);
  });

  it.each(directives())('reads the example of the directive %s in the README', (name) => {
    const [example = ''] =
      new RegExp(`^::: ${name}\\n[\\s\\S]*?^:::$(?:\\n\\n(?:\\|.*\\n)+)?`, 'm').exec(README) ?? [];
    expect(bodyOf(example)).toHaveLength(1);
  });

  it.each([
    ['a list below a paragraph', 'Uno\n- a', '2: an empty line is missing'],
    ['a paragraph below a list', '- a\nUno', '2: an empty line is missing'],
    ['a paragraph below a heading', '## a\nUno', '2: an empty line is missing'],
    ['a headline', 'Uno\n\n# a', "3: '# a' is no element"],
    [
      'an unknown directive',
      '\n::: galery\nslug: a\n:::',
      "2: there is no directive 'galery'. Use one of these",
    ],
    ['a directive without an end', '::: gallery\nslug: a', "1: '::: gallery' is not closed"],
    ['code without an end', '```\na', "1: '```' is not closed"],
    ['a directive without a field', '::: video\nslug: a\n:::', "2: 'title' is missing. Write it."],
    ['a field of another directive', '::: gallery\nslug: a\ncolor: b\n:::', "3: there is no field 'color'"],
    [
      'an unknown picture',
      '::: picture\nid: dragon\ncaption: a\ncredit: b\n:::',
      "2: 'id': there is no such picture",
    ],
    ['another form of time', '::: update\nat: 15:00\ntext: a\n:::', "2: 'at': write the time as"],
    [
      'a fault in a list of links',
      '::: links\ntitle: a\nitems:\n  - text: b\n:::',
      "4: 'items.0.url' is missing",
    ],
    ['words that need quotes', '::: gallery\nslug: a: b\n:::', '2: '],
    ['a table without dashes', '| A | B |\n| 1 | 2 |', '1: a table needs a row of 2 dashes'],
    ['a table without rows', '| A | B |\n| --- | --- |', '1: a table needs a row of 2 dashes'],
    ['a graphic without a table', '\n::: graphic\nkind: bar\n:::\n\nUno', '2: no table follows'],
    ['a graphic of an unknown kind', '::: graphic\nkind: pie\n:::', "2: 'kind': "],
    ['a row that is short', '| A | B |\n| --- | --- |\n| 1 | 2 |\n| 1 |', '4: this row has 1 cells'],
  ])('is refused with %s', (_, words, message) => {
    expect(() => bodyOf(words)).toThrow(`apps/content/a.md:${message}`);
  });
});

describe('the fields of a file', () => {
  const FIELDS =
    '---\nsections: [/cali]\nkicker: Cali\nheadline: Uno\nby: []\nago: 5\ntags: []\n---\n\nUno\n';

  it('are divided from the body, which keeps its lines', () => {
    const { fields, body } = divide(source(FIELDS));
    expect(readFields(fields, StoryFields)).toMatchObject({ headline: 'Uno', ago: 5 });
    expect(body).toEqual({ file: 'a.md', line: 9, text: '\nUno\n' });
  });

  it.each([
    ['a missing field', 'kicker: Cali\n', '', "2: 'kicker' is missing. Write it."],
    ['an empty field', 'kicker: Cali', 'kicker:', "3: 'kicker' is missing. Write it."],
    ['an unknown field', 'ago: 5', 'ago: 5\nhour: 3', "7: there is no field 'hour'"],
    ['a number for a text', 'kicker: Cali', 'kicker: 5', "3: 'kicker' must be a text. Put it into quotes."],
    ['a text for a number', 'ago: 5', 'ago: ayer', "6: 'ago': "],
    ['a section that is no path', '/cali', '/cali/', "2: 'sections.0': write a path"],
    ['a code that is no text', 'ago: 5', 'ago: 5\ncontentCode: 3', "7: 'contentCode': "],
    ['words that need quotes', 'headline: Uno', 'headline: Uno: dos', '4: '],
    ['a field twice', 'ago: 5', 'ago: 5\nago: 6', '7: '],
    ['no end', '\n---\n\n', '\n\n', '1: the file must begin with fields'],
  ])('are refused with %s', (_, words, others, message) => {
    const read = () => readFields(divide(source(FIELDS.replace(words, others))).fields, StoryFields);
    expect(read).toThrow(`apps/content/a.md:${message}`);
  });

  it('name the line of each fault', () => {
    const schema = z.array(z.strictObject({ name: text, pictures: z.record(pictureId, text) }));
    const words = '- name: a\n  pictures: { congreso: b }\n- name: ""\n  pictures:\n    dragon: c\n';
    expect(() => readFields(source(words), schema)).toThrow(
      /a\.md:3: '1\.name': write a text\..*\n.*a\.md:5: '1\.pictures\.dragon': there is no such picture/,
    );
  });
});

it('an index and its folder agree', () => {
  const folder = 'beats/men';
  expect(() => checkNames(folder, `${folder}/index.yaml`, ['lujuria', 'sombras', 'lujuria'])).toThrow(
    /index\.yaml:1: 'beats\/men' has no 'sombras'[\s\S]*has 'historias', which is not named here[\s\S]*'lujuria' is named twice/,
  );
});
