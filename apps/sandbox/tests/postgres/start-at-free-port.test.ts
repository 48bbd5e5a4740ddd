import { describe, expect, it, vi } from 'vitest';
import { startAtFreePort } from '../postgres-server.ts';

const TAKEN = new Error('could not bind IPv4 address "127.0.0.1": Address already in use');
const ports = () => {
  let port = 30_000;
  return async () => (port += 1);
};

// A suite that is skipped when its server does not start notices nothing.
describe('the server of these tests', () => {
  it('starts at another port if one is taken', async () => {
    const start = vi.fn(async (port: number) => port).mockRejectedValueOnce(TAKEN);
    expect(await startAtFreePort(start, ports())).toBe(30_002);
  });

  it('fails the run if every port is taken', async () => {
    const start = vi.fn().mockRejectedValue(TAKEN);
    await expect(startAtFreePort(start, ports())).rejects.toThrow(TAKEN);
    expect(start).toHaveBeenCalledTimes(5);
  });

  it('fails the run at once if it does not start for another reason', async () => {
    const start = vi.fn().mockRejectedValue(new Error('No space left on device'));
    await expect(startAtFreePort(start, ports())).rejects.toThrow('No space left');
    expect(start).toHaveBeenCalledTimes(1);
  });
});
