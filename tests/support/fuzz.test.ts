import { describe, expect, it } from 'vitest';
import fc from './fuzz.ts';

describe('a property ends before its test, which would not print the seed', () => {
  const limit = () => fc.readConfigureGlobal()?.interruptAfterTimeLimit;

  it('in a test with the usual limit', { timeout: 20_000 }, () => {
    expect(limit()).toBe(18_000);
  });

  it('in a test that may take longer', { timeout: 60_000 }, () => {
    expect(limit()).toBe(54_000);
  });
});
