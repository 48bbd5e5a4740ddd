import { describe, expect, it } from 'vitest';
import { seeOther } from './redirect.ts';

describe('a redirect after a form', () => {
  it('is not stored, has a header in ASCII, and keeps escapes', () => {
    const { status, headers } = seeOther('/año nuevo/?q=%C3%B1&p=100%&r=%2x#fin', { 'Set-Cookie': 'a=1' });
    expect(status).toBe(303);
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'no-store',
      location: '/a%C3%B1o%20nuevo/?q=%C3%B1&p=100%25&r=%252x#fin',
      'set-cookie': 'a=1',
    });
  });
});
