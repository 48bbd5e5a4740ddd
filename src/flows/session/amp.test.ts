import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../providers/storage/memory.ts';
import { AMP_CONFIRM_DELAY_MS, createAmpReaders } from './amp.ts';

const KEY = 'ArcId.AMP_READER_ID';

/** A browser whose service knows the ids that it was sent, the given number of checks later. */
function open({ knows = 0, reader = 'ana' as string | null } = {}) {
  const storage = createMemoryStorage();
  const sent: string[] = [];
  const waited: number[] = [];
  let checks = 0;
  const sales = {
    addAmpReader: vi.fn(async (id: string) => void sent.push(id)),
    ampReader: vi.fn(async (id: string) => ({
      loggedIn: sent.includes(id) && ++checks > knows,
      subscriber: false,
    })),
    logoutAmpReader: vi.fn(async () => undefined),
  };
  const held = { uuid: reader };
  const readers = createAmpReaders({
    sales,
    storage,
    identity: {
      identity: () => (held.uuid === null ? null : { uuid: held.uuid, accessToken: 'a', refreshToken: 'r' }),
    },
    wait: async (ms) => void waited.push(ms),
  });
  return { readers, storage, sales, sent, waited, held };
}

describe('C11 the reader id of an AMP page', () => {
  it('is kept in the tab until it is linked', async () => {
    const { readers, storage } = open();
    expect([readers.current(), readers.pending()]).toEqual([null, null]);
    readers.keep('amp-1');
    expect([readers.current(), readers.pending()]).toEqual(['amp-1', 'amp-1']);
    expect(storage.get(KEY)).toBe('"amp-1"');
    expect(await readers.save('amp-1')).toBe(true);
    expect([readers.current(), readers.pending()]).toEqual(['amp-1', null]);
    expect([storage.keys(), storage.persistenceOf(KEY)]).toEqual([[KEY], 'persistent']);
  });

  it.each(['no JSON', '7', 'null', '{}'])('is none when %s is stored', (stored) => {
    const { readers, storage } = open();
    storage.set(KEY, stored, 'session');
    expect([readers.current(), readers.pending()]).toEqual([null, null]);
  });

  it('is sent, and looked for after the delay', async () => {
    const { readers, sent, sales, waited } = open();
    await readers.save('amp-1');
    expect([sent, waited]).toEqual([['amp-1'], [AMP_CONFIRM_DELAY_MS]]);
    expect(sales.ampReader).toHaveBeenCalledExactlyOnceWith('amp-1');
  });

  it('that the service does not know is not stored, and is sent again by the next call', async () => {
    const { readers, storage, sent, waited } = open({ knows: 1 });
    expect(await readers.save('amp-1')).toBe(false);
    expect([storage.keys(), readers.current()]).toEqual([[], null]);
    expect(await readers.save('amp-1')).toBe(true);
    expect([sent, waited.length]).toEqual([['amp-1', 'amp-1'], 2]);
  });

  it('that a page sent before it was left is only looked for', async () => {
    const { readers, sales, sent, waited } = open();
    sales.ampReader.mockRejectedValueOnce(new Error('The page was left.'));
    await expect(readers.save('amp-1')).rejects.toThrow('The page was left.');
    expect(await readers.save('amp-1')).toBe(true);
    expect([sent, waited.length]).toEqual([['amp-1'], 2]);
  });

  it('that did not arrive before a page was left is sent again', async () => {
    const { readers, storage, sales, sent, waited } = open();
    sales.addAmpReader.mockRejectedValueOnce(new Error('The page was left.'));
    await expect(readers.save('amp-1')).rejects.toThrow('The page was left.');
    expect(storage.keys()).toHaveLength(1);
    expect(await readers.save('amp-1')).toBe(true);
    expect([sent, waited.length]).toEqual([['amp-1'], 2]);
    expect(storage.keys()).toEqual([KEY]);
  });

  it.each([
    ['another id', 'amp-2', 'ana'],
    ['another reader', 'amp-1', 'bea'],
    ['a visitor', 'amp-1', null],
  ])('of %s is sent too', async (_what, id, reader) => {
    const { readers, sales, sent, held } = open();
    sales.ampReader.mockRejectedValueOnce(new Error('The page was left.'));
    await expect(readers.save('amp-1')).rejects.toThrow('The page was left.');
    held.uuid = reader;
    await readers.save(id);
    expect(sent).toEqual(['amp-1', id]);
  });

  it('is not stored after a sign-out during the call', async () => {
    const { readers, storage, sales } = open();
    readers.keep('amp-1');
    sales.ampReader.mockImplementationOnce(async () => {
      await readers.forget();
      return { loggedIn: true, subscriber: false };
    });
    expect(await readers.save('amp-1')).toBe(true);
    expect([readers.current(), storage.keys()]).toEqual([null, []]);
  });

  it('is forgotten by the browser before the service has answered', async () => {
    const { readers, storage, sales } = open();
    await readers.save('amp-1');
    sales.ampReader.mockRejectedValueOnce(new Error('The page was left.'));
    await readers.save('amp-2').catch(() => undefined);
    sales.logoutAmpReader.mockRejectedValueOnce(new Error('down'));
    await expect(readers.forget()).rejects.toThrow('down');
    expect(storage.keys()).toEqual([]);
  });

  it('is linked without an identity, after a real delay', async () => {
    vi.useFakeTimers();
    try {
      const { sales, storage } = open();
      const readers = createAmpReaders({ sales, storage });
      const saved = readers.save('amp-1');
      await vi.advanceTimersByTimeAsync(AMP_CONFIRM_DELAY_MS - 1);
      expect(sales.ampReader).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await saved).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
