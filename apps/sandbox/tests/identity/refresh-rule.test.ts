import { describe, expect, it } from 'vitest';
import { judgeRefresh, refreshExpiry } from '../../src/identity/refresh-rule.ts';

const at = (ms: number): Date => new Date(Date.UTC(2026, 2, 10, 15) + ms);

describe('A6 a refresh token', () => {
  it('lives for 60 days, or for one without being remembered, and expires at a whole second', () => {
    expect(refreshExpiry(at(999), true)).toEqual(at(60 * 24 * 3_600_000));
    expect(refreshExpiry(at(1_999), false)).toEqual(at(24 * 3_600_000 + 1_000));
  });

  const session = { refreshId: 'new', refreshIssuedAt: at(0), previousRefreshId: 'old' };

  it.each([
    ['new', 0, 'current'],
    ['new', 86_400_000, 'current'],
    ['old', 0, 'in exchange'],
    ['old', 29_999, 'in exchange'],
    ['old', 30_000, 'reused'],
    ['old', 86_400_000, 'reused'],
    ['older', 0, 'reused'],
  ])('%s after %i ms is %s', (id, ms, judged) => {
    expect(judgeRefresh(session, id, at(ms))).toBe(judged);
  });

  it('of a session that was never renewed has no predecessor', () => {
    expect(judgeRefresh({ ...session, previousRefreshId: null }, 'old', at(0))).toBe('reused');
  });
});
