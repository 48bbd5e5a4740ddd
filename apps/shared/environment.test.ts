import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isSet, optional, Port, readEnvironment, Token } from './environment.ts';

const Settings = z.object({ CONTENT_TOKEN: optional(Token), PORT: optional(Port) });
const SECRET = 'a-secret-of-the-service';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'rotativa-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const fileOf = (text: string): string => {
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
};

describe('a setting in a file', () => {
  it('is read without the end of its line', () => {
    expect(readEnvironment(Settings, { CONTENT_TOKEN_FILE: fileOf(`${SECRET}\n`) })).toEqual({
      CONTENT_TOKEN: SECRET,
    });
  });

  it('gives way to the variable itself', () => {
    const env = { CONTENT_TOKEN_FILE: fileOf('x'), CONTENT_TOKEN: SECRET };
    expect(readEnvironment(Settings, env).CONTENT_TOKEN).toBe(SECRET);
  });

  it('counts as set', () => {
    expect(isSet('CONTENT_TOKEN', { CONTENT_TOKEN_FILE: 'x' })).toBe(true);
    expect(isSet('CONTENT_TOKEN', { CONTENT_TOKEN: '' })).toBe(false);
  });

  it('every fault has a line, and none has the secret', () => {
    const env = { CONTENT_TOKEN_FILE: join(folder, 'none'), PORT: '99999999' };
    expect(() => readEnvironment(Settings, env)).toThrow(
      /^The environment is not usable\.\n {2}CONTENT_TOKEN_FILE: .* cannot be read \(ENOENT\)\n {2}PORT: .*$/,
    );
    expect(() => readEnvironment(Settings, { CONTENT_TOKEN_FILE: fileOf('short') })).toThrow(
      /^(?![\s\S]*short)[\s\S]*CONTENT_TOKEN: is not 16/,
    );
  });
});
