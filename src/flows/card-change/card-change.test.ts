import { describe, expect, it, vi } from 'vitest';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { createCardChange } from './card-change.ts';
import { createMemoryServices } from '../../providers/memory/accounts.ts';
import { cardToken } from '../../providers/memory/backend/orders.ts';

/** A subscriber with the card that pays, and its change. */
function open() {
  const services = createMemoryServices({ as: 'suspended', log: () => undefined });
  const { backend, identity, sales, storage } = services;
  const reader = identity.identity()?.uuid;
  const held = backend.state.subscriptions.find(({ owner }) => owner === reader)!;
  const method = held.paymentMethod.paymentMethodID;
  const change = createCardChange({ sales, storage, method, returnUrl: () => 'https://www.ejemplo.com/' });
  const kept = (): string | null => storage.get(`rt-tarjeta ${method}`);
  return { ...services, held, change, kept };
}

describe('C5 the card on file', () => {
  it('is replaced, and the pending charge is tried again', async () => {
    const { change, held, kept, sales } = open();
    const changed = vi.fn();
    sales.onSubscriptionsChange(changed);
    expect(await change.send({ token: cardToken('approve') })).toBeUndefined();
    expect(held).toMatchObject({ status: 1, paymentMethod: { expiration: '07/2029' } });
    expect(kept()).toBeNull();
    expect(changed).toHaveBeenCalled();
  });

  it('stays when the card is declined, and nothing is kept', async () => {
    const { change, held, kept } = open();
    await expect(change.send({ token: cardToken('decline') })).rejects.toMatchObject({ code: '300170' });
    expect(held).toMatchObject({ status: 4, paymentMethod: { expiration: '08/2028' } });
    expect(kept()).toBeNull();
  });

  it('changes when the bank agrees, and not before', async () => {
    const { change, held, kept } = open();
    const page = await change.send({ token: cardToken('challenge') });
    expect(page).toMatch(/^https:\/\/banco\.example\//);
    expect(change.bankPage()).toBe(page);
    expect(held.paymentMethod.lastFour).toBe('1111');
    held.challenge!.approved = true;
    await change.confirm();
    expect(held.paymentMethod.lastFour).toBe('3220');
    expect(kept()).toBeNull();
  });

  it('stays when the bank refuses, and another card can be given', async () => {
    const { change, held } = open();
    await change.send({ token: cardToken('challenge') });
    await expect(change.confirm()).rejects.toMatchObject({ code: '300170' });
    expect(change.bankPage()).toBeUndefined();
    expect(held.paymentMethod.lastFour).toBe('1111');
    await change.send({ token: cardToken('approve') });
    expect(held.status).toBe(1);
  });

  it('has nothing to confirm before a card was sent, and asks the gateway nothing', async () => {
    const { change, backend } = open();
    backend.fail('/payment', { status: 500, code: '500' });
    await expect(change.confirm()).rejects.toMatchObject({
      code: '300170',
      message: 'There is no change of a card to confirm.',
    });
  });

  it('is kept in the tab while the bank asks, and forgotten when another card is sent', async () => {
    const { change, held, kept, storage, sales } = open();
    await change.send({ token: cardToken('challenge') });
    expect(storage.persistenceOf(`rt-tarjeta ${held.paymentMethod.paymentMethodID}`)).toBe('session');
    vi.spyOn(sales, 'paymentOptions').mockRejectedValueOnce(new Error('down'));
    await expect(change.send({ token: cardToken('approve') })).rejects.toThrow('down');
    expect(kept()).toBeNull();
  });

  it('cannot be replaced without a way to pay', async () => {
    const { change, sales } = open();
    vi.spyOn(sales, 'paymentOptions').mockResolvedValue([]);
    await expect(change.send({ token: cardToken('approve') })).rejects.toMatchObject({
      code: CLIENT_CODES.badReply,
      message: 'There is no way to pay.',
    });
  });

  it('asks all parts of the page to read the card again after a fault of the service, and not after a refusal', async () => {
    const { change, sales } = open();
    const changed = vi.fn();
    sales.onSubscriptionsChange(changed);
    const finalize = vi.spyOn(sales, 'finalizePaymentUpdate');
    const answered = async (status: number): Promise<number> => {
      changed.mockClear();
      finalize.mockRejectedValueOnce(new ApiError('300170', 'No', status));
      await expect(change.send({ token: cardToken('approve') })).rejects.toMatchObject({
        httpStatus: status,
      });
      return changed.mock.calls.length;
    };
    expect([await answered(402), await answered(500), await answered(429)]).toEqual([0, 1, 1]);
  });

  it('the bank’s answer that was lost is asked for again', async () => {
    const { change, held, backend, sales } = open();
    await change.send({ token: cardToken('challenge') });
    held.challenge!.approved = true;
    const requested = vi.fn();
    sales.onSubscriptionsChange(requested);
    backend.fail('/finalize3ds', 'network');
    await expect(change.confirm()).rejects.toMatchObject({ code: 'network' });
    expect(change.bankPage()).toBeDefined();
    expect(requested).toHaveBeenCalled();
    backend.mend();
    await change.confirm();
    expect(held.paymentMethod.lastFour).toBe('3220');
  });

  it('a session that has ended keeps the change for the next one', async () => {
    const { change, backend } = open();
    await change.send({ token: cardToken('challenge') });
    backend.fail('/finalize3ds', { status: 401, code: '300001' });
    await expect(change.confirm()).rejects.toMatchObject({ httpStatus: 401 });
    expect(change.bankPage()).toBeDefined();
  });

  it.each([
    '',
    '[]',
    '{"token":"a","provider":1008,"bankPage":"javascript:alert(1)"}',
    '{"token":"a","provider":"x","bankPage":"https://banco.example/"}',
    '{"provider":1008,"bankPage":"https://banco.example/"}',
  ])('a stored text %j is no change', (text) => {
    const { change, storage, held } = open();
    storage.set(`rt-tarjeta ${held.paymentMethod.paymentMethodID}`, text, 'session');
    expect(change.bankPage()).toBeUndefined();
  });
});
