import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const LIFETIME_S = 60;
let now = 0;
const sealOf = (purpose: string, secret: string | undefined = 's'.repeat(32)) =>
  createSeal({ secret, purpose, lifetimeS: LIFETIME_S, clock: () => new Date(now) });

describe('A seal', () => {
  it('opens its own seal, also in another process with the same secret', () => {
    const value = { account: 'ana@lectores.example' };
    const text = sealOf('compra').seal(value);
    expect(text).not.toContain('ana');
    expect(sealOf('compra').open(text)).toEqual(value);
  });

  it('does not open a seal for another purpose or with another secret', () => {
    const text = sealOf('compra').seal('x');
    expect(sealOf('ingreso').open(text)).toBeUndefined();
    expect(sealOf('compra', 't'.repeat(32)).open(text)).toBeUndefined();
  });

  it('does not open a value that is too old', () => {
    const text = sealOf('compra').seal('x');
    now = LIFETIME_S * 1000;
    expect(sealOf('compra').open(text)).toBe('x');
    now += 1;
    expect(sealOf('compra').open(text)).toBeUndefined();
  });

  it('does not open a text with a changed, missing or added byte', () => {
    const { seal, open } = sealOf('compra');
    const sealed = Buffer.from(seal('x'), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(open(changed.toString('base64url'))).toBeUndefined();
      expect(open(sealed.subarray(0, at).toString('base64url'))).toBeUndefined();
    }
    expect(open(Buffer.concat([sealed, sealed]).toString('base64url'))).toBeUndefined();
    expect(open('no es un sello')).toBeUndefined();
  });
});
