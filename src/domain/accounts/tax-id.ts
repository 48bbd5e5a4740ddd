import { taxIds as messages } from '../../messages/accounts.ts';
import { language } from '../../messages/language.ts';

/** The code of a number that is none, also of the service. */
export const TAX_ID_CODE = 'invalid_tax_id';

/** A cédula has 6 to 10 digits. A NIT has 8 to 10 and a check digit, after a hyphen. */
const CEDULA = /^[1-9]\d{5,9}$/;
const NIT = /^([1-9]\d{7,9})-(\d)$/;

/** The weights of the digits of a NIT, from the last one, by the tax authority. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43] as const;

/** The check digit of a NIT. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

/** Without the points and spaces that people write in it. */
const bare = (text: string): string => text.replaceAll(/[.\s\u00a0]/g, '').replaceAll(/[–—−]/g, '-');

/**
 * The identification number of a buyer as it is stored: `1020304050`, or `900123456-8` for a NIT. Undefined if it is
 * neither, or the check digit is of another number.
 * @see C4
 */
export function taxIdOf(text: string): string | undefined {
  const id = bare(text);
  if (CEDULA.test(id)) return id;
  const [, digits, digit] = NIT.exec(id) ?? [];
  return digits && checkDigit(digits) === Number(digit) ? id : undefined;
}

/** 'Cédula 1.020.304.050', 'NIT 900.123.456-8'. A text that is no such number stays as it is. */
export function taxIdMessages(text: string): string {
  const id = taxIdOf(text);
  if (!id) return text;
  const [digits = '', digit] = id.split('-');
  const grouped = new Intl.NumberFormat(language.tag, { useGrouping: 'always' }).format(Number(digits));
  return digit === undefined ? messages.cedula(grouped) : messages.nit(`${grouped}-${digit}`);
}
