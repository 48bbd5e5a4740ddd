import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkNewPassword, isCommonPassword } from '../src/security/password-rule.ts';
import { hashPassword, verifyPassword } from '../src/security/passwords.ts';

const LIST = join(import.meta.dirname, '../src/security/common-passwords.txt');

describe('a common password', () => {
  const lines = readFileSync(LIST, 'utf8').split('\n');
  const listed = lines.filter((line) => !line.startsWith('#') && line !== '');

  it('is every line of the list, in any capitals, and no comment', () => {
    expect(listed.length).toBeGreaterThan(1000);
    expect(listed.filter((line) => !isCommonPassword(line))).toEqual([]);
    expect(listed.filter((line) => !isCommonPassword(line.toUpperCase()))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('#')).some(isCommonPassword)).toBe(false);
    for (const password of ['', 'Cordillera7', `${listed[0]} `])
      expect(isCommonPassword(password)).toBe(false);
  });

  it.each(['Password1', 'corta', ''])('%j is refused as a new one', (password) => {
    expect(() => checkNewPassword(password)).toThrow(
      expect.objectContaining({ status: 400, code: '300036' }),
    );
  });

  it('is none that has all that the policy asks for', () => {
    expect(() => checkNewPassword('Cordillera7')).not.toThrow();
  });
});

describe('the digest of a password', () => {
  it('is that of argon2id with a salt, and matches this password only', async () => {
    const [one, other] = [await hashPassword('Cordillera7'), await hashPassword('Cordillera7')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect([await verifyPassword(one, 'Cordillera7'), await verifyPassword(one, 'cordillera7')]).toEqual([
      true,
      false,
    ]);
  });

  it.each([null, undefined])('that is %s matches nothing', async (digest) => {
    for (const password of ['', 'Cordillera7']) expect(await verifyPassword(digest, password)).toBe(false);
  });

  it('that is empty is a fault, and not an account without a password', async () => {
    await expect(verifyPassword('', 'Cordillera7')).rejects.toThrow();
  });
});
