/** An amount as a Colombian reader writes it: '$ 199.000'. Pesos have no cents. */
export const money = (amount: number, currency = 'COP'): string =>
  new Intl.NumberFormat('es-CO', {
    style: 'currency',
    currency,
    maximumFractionDigits: currency === 'COP' ? 0 : 2,
  }).format(amount);
