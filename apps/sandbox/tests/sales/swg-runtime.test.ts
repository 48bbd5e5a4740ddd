// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { swgRuntime, type SwgPage } from '../../src/swg/runtime.ts';

const SITE = { origin: 'https://sandbox.example', product: 'semanario.example:digital', sku: 'ANUAL' };
const SURFACE = [
  'init',
  'start',
  'reset',
  'clear',
  'setOnEntitlementsResponse',
  'setOnPaymentResponse',
  'setOnLoginRequest',
  'setOnLinkComplete',
  'showOffers',
  'subscribe',
  'linkAccount',
  'saveSubscription',
];

/** The script in a page, as a browser runs it: from its source text alone. */
function open(status = 201) {
  const fetch = vi.fn(async () =>
    Response.json({ purchase: { purchaseToken: 't' }, idToken: 'id' }, { status }),
  );
  const page = { document, localStorage: window.localStorage, fetch } as unknown as SwgPage;
  localStorage.clear();
  let runtime!: Parameters<Extract<SwgPage['SWG'], unknown[]>[number]>[0];
  page.SWG = [(found) => void (runtime = found)];
  const fromSource = new Function(`return ${swgRuntime.toString()}`) as () => typeof swgRuntime;
  fromSource()(page, SITE);
  runtime.init(SITE.product);
  const payments: Promise<unknown>[] = [];
  const owned: (readonly unknown[])[] = [];
  runtime.setOnPaymentResponse((payment) => void payments.push(payment.catch((error: Error) => error.name)));
  runtime.setOnEntitlementsResponse(
    (answer) => void answer.then(({ entitlements }) => owned.push(entitlements)),
  );
  const close = (answer: string): void => {
    const dialog = document.querySelector('dialog')!;
    dialog.querySelector('input')!.value = 'a@lectores.example';
    dialog.returnValue = answer;
    dialog.dispatchEvent(new Event('close'));
  };
  return { runtime, fetch, payments, owned, close };
}

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};

describe('C10 the simulated runtime', () => {
  it('has the surface of the contract, for the product of its site', () => {
    const { runtime } = open();
    expect(Object.keys(runtime)).toEqual(SURFACE);
    expect(() => runtime.init('otro.example:digital')).toThrow(/sells/);
  });

  it('a purchase is paid, and reported at the next start', async () => {
    const { runtime, fetch, payments, owned, close } = open();
    runtime.start();
    await vi.waitFor(() => expect(owned).toEqual([[]]));
    runtime.showOffers();
    close('yes');
    await vi.waitFor(() => expect(payments).toHaveLength(1));
    expect(await payments[0]).toMatchObject({
      purchaseData: { raw: '{"purchaseToken":"t"}' },
      userData: { id: 'a@lectores.example', idToken: 'id' },
    });
    expect(fetch).toHaveBeenCalledWith(
      'https://sandbox.example/swg/v1/purchases',
      expect.objectContaining({ body: '{"productId":"ANUAL","email":"a@lectores.example"}' }),
    );
    runtime.reset();
    runtime.start();
    await vi.waitFor(() =>
      expect(owned.at(-1)).toEqual([{ source: 'google', subscriptionToken: '{"purchaseToken":"t"}' }]),
    );
  });

  it.each([
    ['closed', '', 201, 'AbortError'],
    ['refused by the reader’s bank', 'reject', 201, 'Error'],
    ['refused by the service', 'yes', 400, 'Error'],
  ])('a window that is %s is no purchase', async (_what, answer, status, name) => {
    const { runtime, payments, owned, close } = open(status);
    runtime.subscribe('ANUAL');
    close(answer);
    await vi.waitFor(() => expect(payments).toHaveLength(1));
    expect(await payments[0]).toBe(name);
    runtime.start();
    await vi.waitFor(() => expect(owned).toEqual([[]]));
  });
});
