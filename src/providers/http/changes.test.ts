import { describe, expect, it } from 'vitest';
import { createMemoryStorage, createSharedStore } from '../storage/memory.ts';
import { createChanges } from './changes.ts';

const KEY = 'cambios';

describe('A1 changes of an adapter', () => {
  it('are heard by other tabs, once each, until they unsubscribe', async () => {
    const shared = createSharedStore();
    const tab = () => createChanges({ storage: createMemoryStorage(shared), key: KEY });
    const [here, other] = [tab(), tab()];
    const heard: string[] = [];
    here.subscribe(() => heard.push('here'));
    const stop = other.subscribe(() => heard.push('other'));
    await here.changing(Promise.resolve());
    expect(heard.toSorted()).toEqual(['here', 'other']);
    stop();
    await here.changing(Promise.resolve());
    expect(heard).toHaveLength(3);
    expect(shared.values.get(KEY)).toBe('2');
  });

  it('are not notified when the call fails', async () => {
    const shared = createSharedStore();
    const changes = createChanges({ storage: createMemoryStorage(shared), key: KEY });
    await expect(changes.changing(Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(shared.values.has(KEY)).toBe(false);
  });

  it.each(['', 'x', '1e400', '9007199254740993'])('a count %j in the storage begins again', async (value) => {
    const shared = createSharedStore();
    shared.values.set(KEY, value);
    await createChanges({ storage: createMemoryStorage(shared), key: KEY }).changing(Promise.resolve());
    expect(shared.values.get(KEY)).toBe('1');
  });
});
