import { createMemoryStorage } from 'rotativa/providers';
import { describe, expect, it, vi } from 'vitest';
import { startAmp } from './amp.ts';

const ID = 'amp-7UyWi_3xQ-zE';
const ANA = { uuid: 'ana', accessToken: 'a', refreshToken: 'r' };

/** A page at an address, and its reader. */
function open({
  query = `rid=${ID}`,
  reader = null as typeof ANA | null,
  storage = createMemoryStorage(),
} = {}) {
  let held = reader;
  let tell: (identity: typeof ANA | null) => void = () => undefined;
  const sales = {
    addAmpReader: vi.fn(async () => undefined),
    ampReader: vi.fn(async () => ({ loggedIn: true, subscriber: false })),
    logoutAmpReader: vi.fn(async () => undefined),
  };
  const identity = {
    identity: () => held,
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  };
  const log = vi.fn();
  startAmp({ ...{ identity, sales, storage, log }, query: new URLSearchParams(query), wait: async () => {} });
  const signIn = (): void => {
    held = ANA;
    tell(ANA);
  };
  return { sales, storage, signIn, log };
}

describe('C11 the reader of an AMP page on the sites', () => {
  it('is linked when the reader signs in, and stays linked', async () => {
    const { sales, storage, signIn } = open();
    expect(sales.addAmpReader).not.toHaveBeenCalled();
    signIn();
    await vi.waitFor(() => expect(storage.persistenceOf('ArcId.AMP_READER_ID')).toBe('persistent'));
    expect(sales.addAmpReader).toHaveBeenCalledWith(ID);
    const next = open({ query: '', reader: ANA, storage });
    expect(next.sales.addAmpReader).not.toHaveBeenCalled();
  });

  it('is linked by the next page if the form left this one', async () => {
    const { storage } = open();
    const { sales } = open({ query: '', reader: ANA, storage });
    await vi.waitFor(() => expect(sales.addAmpReader).toHaveBeenCalledWith(ID));
  });

  it('is sent once if the form leaves the page before the service has confirmed it', async () => {
    const storage = createMemoryStorage();
    const left = open({ storage });
    left.sales.ampReader.mockReturnValue(new Promise(() => undefined));
    left.signIn();
    await vi.waitFor(() => expect(left.sales.addAmpReader).toHaveBeenCalledOnce());
    const next = open({ query: '', reader: ANA, storage });
    await vi.waitFor(() => expect(storage.persistenceOf('ArcId.AMP_READER_ID')).toBe('persistent'));
    expect(next.sales.addAmpReader).not.toHaveBeenCalled();
  });

  it('is sent again if it was lost on the way', async () => {
    const storage = createMemoryStorage();
    const left = open({ storage });
    left.sales.addAmpReader.mockReturnValue(new Promise(() => undefined));
    left.signIn();
    const next = open({ query: '', reader: ANA, storage });
    next.sales.ampReader.mockResolvedValueOnce({ loggedIn: false, subscriber: false });
    await vi.waitFor(() => expect(storage.persistenceOf('ArcId.AMP_READER_ID')).toBe('persistent'));
    expect(next.sales.addAmpReader).toHaveBeenCalledOnce();
  });

  it('is not linked to a reader who was signed in before', () => {
    const { sales, storage, signIn } = open({ reader: ANA });
    signIn();
    expect(sales.addAmpReader).not.toHaveBeenCalled();
    expect(storage.get('ArcId.AMP_READER_ID')).toBeNull();
  });

  it('a failure is logged, and the next page tries again', async () => {
    const { sales, storage, signIn, log } = open();
    sales.addAmpReader.mockRejectedValue(new Error('late'));
    signIn();
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(storage.persistenceOf('ArcId.AMP_READER_ID')).toBe('session');
  });
});
