import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../domain/accounts/session.ts';
import { STORAGE_KEYS } from '../../domain/accounts/storage.ts';
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

  it.each(['{"uuid":', 'null', '7', '"a"', '{}', '["uuid"]'])(
    'the malformed record %s does not count',
    async (text) => {
      const { flow, storage, renewal } = open();
      storage.set(STORAGE_KEYS.renewalData, text, 'persistent');
      storage.set(STORAGE_KEYS.renewalDay, '10', 'persistent');
      expect(await flow.read(subscriber('a'))).toEqual(RECORD);
      expect(renewal).toHaveBeenCalledTimes(1);
    },
  );

  it('outlives the tab, and without a record and an answer there is none', async () => {
    const { flow, storage, renewal, log } = open();
    const error = new Error('down');
    renewal.mockRejectedValueOnce(error);
    expect(await flow.read(subscriber('a'))).toBeNull();
    expect(log).toHaveBeenCalledExactlyOnceWith('The renewal record cannot be read.', error);
    await flow.read(subscriber('a'));
    for (const key of [STORAGE_KEYS.renewalData, STORAGE_KEYS.renewalDay])
      expect(storage.persistenceOf(key)).toBe('persistent');
  });

  it('is not asked for a reader with an empty list', async () => {
    const { flow, renewal } = open();
    await flow.read(subscriber('a'));
    expect(await flow.read({ user: { uuid: 'a' }, subscriptions: [] })).toBeNull();
    expect(renewal).toHaveBeenCalledTimes(1);
  });

  it('writes a failure to the console when nothing else is asked for', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const flow = createRenewal({
      segments: { renewal: () => Promise.reject(new Error('down')) },
      storage: createMemoryStorage(),
      clock: { now: () => new Date(2025, 5, 10) },
    });
    await flow.read(subscriber('a'));
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('C8 the banner of a place', () => {
  const BANNER = { URLPerfil: '/renovar/', BannerDesktop: 'Renueve su suscripción' };
  const visitors: Session[] = [
    { user: null, subscriptions: null },
    { user: false, subscriptions: false },
  ];

  it('is the one of the record, until the reader closes it for a week', async () => {
    const { flow, renewal, storage, day } = open();
    renewal.mockResolvedValue(BANNER as never);
    const ana = subscriber('ana');
    const offer = (await flow.offer(ana, 'profile'))!;
    expect(offer).toMatchObject({ place: 'profile', href: '/renovar/' });
    expect(await flow.offer(ana, 'menu')).toBeNull();
    flow.close(ana, offer);
    expect(await flow.offer(ana, 'profile')).toBeNull();
    expect(await flow.offer(subscriber('bea'), 'profile')).toEqual(offer);
    expect(storage.persistenceOf(STORAGE_KEYS.renewalClosed)).toBe('persistent');
    day.now = new Date(2025, 5, 17, 22);
    expect(await flow.offer(ana, 'profile')).toBeNull();
    day.now = new Date(2025, 5, 18);
    expect(await flow.offer(ana, 'profile')).toEqual(offer);
  });

  it('is none for a visitor, who closes none either', async () => {
    const { flow, renewal, storage } = open();
    renewal.mockResolvedValue(BANNER as never);
    const offer = (await flow.offer(subscriber('ana'), 'profile'))!;
    for (const visitor of visitors) {
      expect(await flow.offer(visitor, 'profile')).toBeNull();
      flow.close(visitor, offer);
    }
    expect(storage.get(STORAGE_KEYS.renewalClosed)).toBeNull();
  });

  it('leads to the given hosts only', async () => {
    const { renewal, storage } = open();
    renewal.mockResolvedValue({ ...BANNER, URLPerfil: 'https://pagos.example/x' } as never);
    const services = { segments: { renewal }, storage, clock: { now: () => new Date(2025, 5, 10) } };
    const at = (hosts?: string[]) => createRenewal({ ...services, hosts }).offer(subscriber('a'), 'profile');
    expect(await at()).toBeNull();
    expect(await at(['otro.example'])).toBeNull();
    expect(await at(['pagos.example'])).toMatchObject({ href: 'https://pagos.example/x' });
  });

  it.each(['{', 'null', '7'])('is shown when the closed ones are %s', async (text) => {
    const { flow, renewal, storage } = open();
    renewal.mockResolvedValue(BANNER as never);
    storage.set(STORAGE_KEYS.renewalClosed, text, 'persistent');
    const offer = (await flow.offer(subscriber('ana'), 'profile'))!;
    flow.close(subscriber('ana'), offer);
    expect(await flow.offer(subscriber('ana'), 'profile')).toBeNull();
  });
});
