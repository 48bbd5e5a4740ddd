// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemorySwg } from '../../../providers/memory/stubs.ts';
import type { SwgHandlers } from '../../../providers/ports/swg-port.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { createMemoryStorage } from '../../../providers/storage/memory.ts';
import { askGoogle } from './ask-google.ts';
import { GooglePart } from './GooglePart.tsx';
import type { GooglePurpose, GoogleState } from './states.ts';

const ORDER = { orderNumber: 'O1', items: [{ sku: 'digital', quantity: 1 }] };

/** A question to a search engine that reports at once, as its runtime does after the start. */
async function ask(
  purpose: GooglePurpose,
  report: (handlers: SwgHandlers) => void = ({ onEntitlements }) => onEntitlements?.(false),
  { canceled = false, error }: { canceled?: boolean; error?: ApiError } = {},
) {
  const memory = createMemorySwg({ sku: 'digital', ...(error && { error }) });
  const start = memory.start.bind(memory);
  const swg = Object.assign(memory, {
    start: async (handlers: SwgHandlers) => {
      const started = await start(handlers);
      if (started) report(handlers);
      return started;
    },
  });
  const storage = createMemoryStorage();
  if (canceled) storage.set('swgCanceled', 'true', 'persistent');
  const shown: GoogleState[] = [];
  const signIn = vi.fn();
  const show = (state: GoogleState): void => void shown.push(state);
  await askGoogle({ purpose, swg, storage, order: ORDER, signIn, show, reportMs: 20 });
  return { swg, shown, signIn };
}

const silent = (): void => undefined;
const abort = Object.assign(new Error('closed'), { name: 'AbortError' });

describe('C10 what a reader asks of Google', () => {
  it('buys: the window opens after the report, and says how it ended', async () => {
    const { swg, shown } = await ask('buy');
    expect([swg.calls, shown]).toEqual([['showOffers'], ['open']]);
    swg.handlers.onPaid?.();
    expect(shown.at(-1)).toBe('paid');
  });

  it('a reader who owns a purchase gets it linked, and no window', async () => {
    const { swg, shown } = await ask('buy', ({ onEntitlements }) => onEntitlements?.(true));
    expect([swg.calls, shown]).toEqual([[], ['linked']]);
  });

  it.each<[string, unknown, GoogleState]>([
    ['a closed window is no news', abort, 'idle'],
    ['a refused payment is said', new Error('refused'), 'notPaid'],
  ])('%s', async (_what, error, state) => {
    const { swg, shown } = await ask('buy');
    swg.handlers.onNotPaid?.(error);
    expect(shown.at(-1)).toBe(state);
  });

  it('a payment that cannot be recorded is lost, a purchase that cannot be linked refused', async () => {
    const { swg, shown } = await ask('buy');
    swg.handlers.onRejected?.(new Error('500'));
    expect(shown.at(-1)).toBe('lost');
    const linking = await ask('link', (handlers) => {
      handlers.onRejected?.(new Error('of another account'));
      handlers.onEntitlements?.(false);
    });
    expect(linking.shown).toEqual(['refused']);
  });

  it('offers no link, or says that an earlier refusal stops it', async () => {
    expect((await ask('link')).shown).toEqual(['none']);
    expect((await ask('link', undefined, { canceled: true })).shown).toEqual(['paused']);
  });

  it('saves an order', async () => {
    const { swg, shown } = await ask('save');
    expect([swg.calls, shown]).toEqual([['linkOrder O1'], ['saved']]);
  });

  it('a script that is blocked, and a report that never comes', async () => {
    expect((await ask('buy', undefined, { error: new ApiError('timeout', 'blocked') })).shown).toEqual([
      'unavailable',
    ]);
    expect((await ask('link', silent)).shown).toEqual(['unavailable']);
    expect((await ask('buy', silent)).shown).toEqual(['open']);
  });

  it('a reader who wants to sign in goes to the page for it', async () => {
    const { swg, signIn } = await ask('buy');
    swg.handlers.onLoginRequest?.();
    expect(signIn).toHaveBeenCalledTimes(1);
  });
});

describe('C10 the part on a page', () => {
  it('asks nothing of Google before the click, and waits for services that come later', async () => {
    const swg = createMemorySwg();
    const start = vi.spyOn(swg, 'start');
    const page = (services: object) => (
      <ServicesProvider services={services}>
        <GooglePart purpose="link" routes={{ signIn: '/entrar/' }} />
      </ServicesProvider>
    );
    const { rerender } = render(page({}));
    screen.getByText(/esta página no pide nada a Google/);
    act(() => screen.getByRole('button').click());
    expect(start).not.toHaveBeenCalled();
    screen.getByText('Esperando la respuesta de Google...');
    rerender(page({ swg }));
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    act(() => swg.handlers.onEntitlements?.(true));
    expect(await screen.findByText('La suscripción de Google está en la cuenta')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
