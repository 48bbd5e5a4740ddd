import { describe, expect, it } from 'vitest';
import { isVeryCommon } from './common-passwords.ts';
import { meetsPolicy, passwordChecks } from './password.ts';

describe('A4 very common passwords', () => {
  it('are missing something although they obey the policy, in any case of their letters', () => {
    for (const password of ['Password1', 'PASSWORd1', 'Qwerty123']) {
      expect(isVeryCommon(password)).toBe(true);
      expect(meetsPolicy(password)).toBe(true);
      expect(passwordChecks(password).filter(({ met }) => !met)).toEqual([
        { demand: 'uncommon', wanted: 1, met: false },
      ]);
    }
  });

  it('other passwords have the demands of the policy alone', () => {
    expect(passwordChecks('Lectura2026').map(({ demand }) => demand)).not.toContain('uncommon');
    expect(passwordChecks('')).toHaveLength(passwordChecks('Lectura2026').length);
  });
});
