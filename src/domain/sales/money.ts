import { language } from '../../messages/language.ts';

/** An amount in the language of the words: '$199.000', as newspapers print it. Pesos have no cents. */
export const money = (amount: number, currency = 'COP'): string =>
  new Intl.NumberFormat(language.tag, {
    style: 'currency',
    currency,
    maximumFractionDigits: currency === 'COP' ? 0 : 2,
  })
    .format(amount)
    .replace(/(?<=\$)\u00a0/, '');
