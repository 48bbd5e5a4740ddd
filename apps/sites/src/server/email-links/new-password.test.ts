import { ApiError } from 'rotativa/domain';
import type { IdentityPort } from 'rotativa/providers';
import { describe, expect, it, vi } from 'vitest';
import { setPassword } from './new-password.ts';

const GIVEN = { password: 'Paramo2026', confirmPassword: 'Paramo2026' };

/** Sets a password at a service that answers so. */
function set(fields: Record<string, string>, answer: () => Promise<void> = async () => undefined) {
  const resetPassword = vi.fn(answer);
  const identity = { resetPassword } as unknown as IdentityPort;
  return { resetPassword, result: setPassword(new URLSearchParams(fields), 'secreto', identity) };
}

describe('A8 a new password', () => {
  it('is set with the secret of its link', async () => {
    const { result, resetPassword } = set(GIVEN);
    expect(await result).toBeUndefined();
    expect(resetPassword.mock.calls).toEqual([['secreto', 'Paramo2026']]);
  });

  it('that the form refuses reaches no service, and is not written back', async () => {
    const { result, resetPassword } = set({ ...GIVEN, confirmPassword: 'Otra2026' });
    const refused = await result;
    expect(refused).not.toHaveProperty('failure');
    expect(refused?.result.error).toHaveProperty('confirmPassword');
    expect(JSON.stringify(refused)).not.toMatch(/Paramo2026|Otra2026/);
    expect(resetPassword).not.toHaveBeenCalled();
  });

  it('that the service refuses comes with its reason, and a fault of the site is not hidden', async () => {
    const failure = new ApiError('300036', 'x', 400);
    const refused = await set(GIVEN, () => Promise.reject(failure)).result;
    expect(refused?.failure).toBe(failure);
    expect(JSON.stringify(refused?.result)).not.toContain('Paramo2026');
    const fault = new TypeError('x is undefined');
    await expect(set(GIVEN, () => Promise.reject(fault)).result).rejects.toBe(fault);
  });
});
