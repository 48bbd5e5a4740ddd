import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../domain/accounts/session.ts';
import { STORAGE_KEYS } from '../../domain/accounts/storage.ts';
import { createAmpReaders } from '../session/amp.ts';
import { createRenewal } from './renewal.ts';
import { createMemoryStorage } from '../../providers/storage/memory.ts';

const subscriber = (uuid: string): Session => ({
  user: { uuid },
  subscriptions: [{ subscriptionID: 1, status: 1, sku: 'digital' }],
});
const RECORD = { URLPerfil: '/renovar/', ActualizarBoton: 'si' };

function open() {
  const storage = createMemoryStorage();
  const day = { now: new Date(2025, 5, 10, 23) };
  const renewal = vi.fn(async () => RECORD as typeof RECORD | null);
  const log = vi.fn();
  const flow = createRenewal({
    segments: { renewal },
    storage,
    clock: { now: () => day.now },
    log,
  });
  return { flow, renewal, storage, day, log };
}

describe('C9 renewal data', () => {
  it('is requested at most once per day of the month, and stored under RenewalData', async () => {
    const { flow, renewal, storage, day } = open();
    expect(await Promise.all([flow.read(subscriber('a')), flow.read(subscriber('a'))])).toEqual([
      RECORD,
      RECORD,
    ]);
    expect(await flow.read(subscriber('a'))).toEqual(RECORD);
    expect(renewal).toHaveBeenCalledTimes(1);
    expect(JSON.parse(storage.get('RenewalData')!)).toEqual({ ...RECORD, uuid: 'a' });
    expect(storage.get('currentlocaldate')).toBe('10');
    day.now = new Date(2025, 5, 11, 1);
    await flow.read(subscriber('a'));
    expect(renewal).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Session]>([
    ['unknown', { user: null, subscriptions: null }],
    ['anonymous', { user: false, subscriptions: false }],
    ['without subscriptions', { user: { uuid: 'a' }, subscriptions: false }],
    ['whose subscriptions are not known yet', { user: { uuid: 'a' }, subscriptions: null }],
  ])('is not asked for a visitor %s', async (_name, session) => {
    const { flow, renewal } = open();
    expect(await flow.read(session)).toBeNull();
    expect(renewal).not.toHaveBeenCalled();
  });

  it('another reader in the same browser never sees it', async () => {
    const { flow, renewal } = open();
    await flow.read(subscriber('a'));
    renewal.mockResolvedValueOnce(null);
    expect(await flow.read(subscriber('b'))).toBeNull();
    expect(await flow.read(subscriber('b'))).toBeNull();
    expect(renewal).toHaveBeenCalledTimes(2);
  });

  it('after a failure, which is logged, the stored record is used, and the next page requests it again', async () => {
    const { flow, renewal, day, log } = open();
    await flow.read(subscriber('a'));
    day.now = new Date(2025, 5, 11, 1);
    renewal.mockRejectedValueOnce(new Error('down'));
    expect(await flow.read(subscriber('a'))).toEqual(RECORD);
    expect(log).toHaveBeenCalledTimes(1);
    await flow.read(subscriber('a'));
    expect(renewal).toHaveBeenCalledTimes(3);
  });

  it('a malformed record does not count', async () => {
    const { flow, storage, renewal } = open();
    storage.set(STORAGE_KEYS.renewalData, '{"uuid":', 'persistent');
    storage.set(STORAGE_KEYS.renewalDay, '10', 'persistent');
    expect(await flow.read(subscriber('a'))).toEqual(RECORD);
    expect(renewal).toHaveBeenCalledTimes(1);
  });
});

describe('C11 the reader id of AMP pages', () => {
  const sales = (loggedIn: boolean) => ({
    ampReader: vi.fn(async () => ({ loggedIn, subscriber: false })),
    addAmpReader: vi.fn(async () => undefined),
    logoutAmpReader: vi.fn(async () => undefined),
  });

  it.each([true, false])('checks after 375 ms whether it was saved: %s', async (saved) => {
    const storage = createMemoryStorage();
    const calls = sales(saved);
    const wait = vi.fn(async () => expect(calls.ampReader).not.toHaveBeenCalled());
    const readers = createAmpReaders({ sales: calls, storage, wait });
    expect(await readers.save('a1')).toBe(saved);
    expect(wait).toHaveBeenCalledWith(375);
    expect([readers.current(), storage.get('ArcId.AMP_READER_ID')]).toEqual(
      saved ? ['a1', '"a1"'] : [null, null],
    );
    await readers.forget();
    expect(readers.current()).toBeNull();
    expect(calls.logoutAmpReader).toHaveBeenCalledTimes(1);
  });

  it('an id waits in the tab until it is linked', async () => {
    const storage = createMemoryStorage();
    const calls = sales(true);
    const readers = createAmpReaders({ sales: calls, storage, wait: async () => undefined });
    readers.keep('a1');
    expect([readers.pending(), storage.persistenceOf('ArcId.AMP_READER_ID')]).toEqual(['a1', 'session']);
    calls.addAmpReader.mockRejectedValueOnce(new Error('no session'));
    await expect(readers.save('a1')).rejects.toThrow('no session');
    expect(readers.pending()).toBe('a1');
    expect(await readers.save('a1')).toBe(true);
    expect([readers.pending(), storage.persistenceOf('ArcId.AMP_READER_ID')]).toEqual([null, 'persistent']);
  });

  it.each(['signs out', 'is replaced'])(
    'an id that was sent is sent again when its reader %s',
    async (how) => {
      const storage = createMemoryStorage();
      const calls = sales(true);
      const state = { uuid: 'ana' };
      const identity = { identity: () => ({ ...state, accessToken: 'a', refreshToken: 'r' }) };
      const readers = createAmpReaders({ sales: calls, storage, identity, wait: async () => undefined });
      calls.addAmpReader.mockRejectedValueOnce(new Error('the page was left'));
      await expect(readers.save('a1')).rejects.toThrow();
      if (how === 'signs out') await readers.forget();
      else state.uuid = 'bea';
      await readers.save('a1');
      expect(calls.addAmpReader).toHaveBeenCalledTimes(2);
    },
  );

  it('an id whose reader signs out during the call is not kept for the next', async () => {
    const storage = createMemoryStorage();
    const wait = vi.fn(async () => readers.forget());
    const readers = createAmpReaders({ sales: sales(true), storage, wait });
    readers.keep('a1');
    await readers.save('a1');
    expect(readers.current()).toBeNull();
  });
});
