import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The one thing in which the rows of a test differ that tries some of them, by the name that it gives to `rowsOf`. */
const ONE_RULE: Readonly<Record<string, readonly string[]>> = {
  width: [
    'windows of the notice',
    'width of ${brand}',
    'faces of ${path} of ${brand}',
    'widths of a wallet',
    'subscriber of ${brand}',
    'offer of ${brand}',
    'visitor of ${brand}',
    'results of others',
    'header of ${brand}',
    'transparent header',
    'widths of the bar',
  ],
  brand: [
    'headers of readers',
    'way back',
    'way back without a script',
    'the way back of e-mails',
    'structured-data',
    'galleries in texts',
  ],
  code: ['codes of the settings', 'codes of signing in', 'codes of opening an account'],
  page: [
    'pages of brands',
    'pages of ${brand} with actions',
    'tabs of TV',
    'forms of the dialog',
    'kinds on paper',
  ],
  'with or without JavaScript': ['link of a question', 'search of help', 'cards of a phone'],
  'way to do it': [
    'press beside a menu of ${brand}',
    'press beside ${which}',
    'reasons to keep the controls',
  ],
  'answer of an ad server': ['ad servers'],
};

const NAME = /\browsOf\(\s*(?:at\()?['`]([^'`]+)['`]/g;

describe('rows of which the gate tries some', () => {
  it('show one rule: separate rules, above all of privacy, money and accounts, are always tried', () => {
    const files = globSync('*/**/*.test.ts', { cwd: import.meta.dirname });
    expect(files.length).toBeGreaterThan(50);
    const used = files.flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(NAME)].map(([, name = '']) => name),
    );
    expect(
      used.sort(),
      'give the test all its rows, or name the one thing in which they differ in ONE_RULE',
    ).toEqual(Object.values(ONE_RULE).flat().sort());
  });
});
