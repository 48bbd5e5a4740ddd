import { describe, expect, it } from 'vitest';
import { lossOf, lossMessages } from './loss.ts';

const HELD = {
  sku: 'DIGITAL-ANUAL',
  productName: 'Suscripción digital anual',
  status: 1,
  nextEventDateUTC: Date.parse('2027-03-10T15:00:00Z'),
  paymentHistory: [{ total: 100_000 }, { total: 199_000, currency: 'COP' }],
};
const MONEY = 'Lo pagado, $199.000, no se devuelve.';

describe('A11 what the deletion of an account costs', () => {
  it.each([
    [1, 'está pagada hasta el 10 de marzo de 2027 y termina el mismo día de la eliminación.'],
    [3, 'está pagada hasta el 10 de marzo de 2027 y termina el mismo día de la eliminación.'],
    [4, 'termina, y el pago pendiente ya no se cobra.'],
    [5, 'es un regalo que nadie ha activado, y su enlace deja de servir.'],
  ])('of a subscription with the status %i names product, end and money', (status, text) => {
    expect(lossMessages(lossOf({ ...HELD, status }, []))).toBe(`Suscripción digital anual: ${text} ${MONEY}`);
  });

  it.each([
    [['a@b.co'], 'También deja de leer a@b.co.'],
    [['a@b.co', 'c@d.co'], 'También dejan de leer a@b.co y c@d.co.'],
  ])('names the people who read with it: %j', (people, text) => {
    expect(lossMessages(lossOf(HELD, people))).toMatch(new RegExp(`${text}$`));
  });

  it('of one that another reader shares costs that reader nothing', () => {
    const shared = lossMessages(lossOf({ ...HELD, subscriptionType: 2 }, []));
    expect(shared).toBe('Suscripción digital anual: ya no se lee con ella. Quien la comparte la conserva.');
  });

  it('says less when the service says less', () => {
    expect(lossMessages(lossOf({ sku: 'X', status: 1 }, []))).toBe(
      'X: termina el mismo día de la eliminación.',
    );
  });
});
