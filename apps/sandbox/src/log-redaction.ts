import { ADDRESS_PARTS, PROFILE_FIELDS } from 'rotativa/domain';

/** The replacement of a removed value. */
export const REDACTED = '[redacted]';

/** Names of secret values at any depth of a log entry. Compared without case and punctuation. */
const SECRET_NAME =
  /^(x?api)?(key|token|secret)$|password|passwd|credential|authorization|cookie|nonce|jwt|(access|refresh|id|captcha|subscription|purchase|redeem)(token|code)$|^(card|account)?number$|^pan$|cvv|cvc|securitycode|smtpurl|databaseurl/;

/** Names of personal values: the fields of a profile and of an address, and what other forms ask of a person. */
const PERSONAL_NAMES: ReadonlySet<string> = new Set(
  [
    ...Object.keys(PROFILE_FIELDS),
    ...Object.keys(ADDRESS_PARTS),
    ...['userName', 'fullName', 'cardHolder', 'phone', 'taxId', 'organisation'],
  ].map((name) => name.toLowerCase()),
);

const DEEPEST = 6;

/** Patterns of secrets in texts. */
const SECRET_TEXTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Query parameters, up to the end of the JSON text: Drizzle includes them in error messages.
  [/\\nparams: (?:[^"\\]|\\.)*/g, `\\nparams: ${REDACTED}`],
  [/\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, REDACTED],
  [/\b(bearer|basic)\s+[^\s"',]+/gi, `$1 ${REDACTED}`],
  [/([?&;\s](?:[a-z_-]*token|nonce|code|state|password|credentials)=)[^&\s"#]+/gi, `$1${REDACTED}`],
  [/(\w+:\/\/[^/\s:@"]*):[^@\s"/]+@/g, `$1:${REDACTED}@`],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi, '[email]'],
];
const CARD_NUMBER = /(?<![\d.])[3-6](?:[ -]?\d){12,18}(?!\d)/g;

/** The check digit of card numbers. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** A log line without tokens, passwords in addresses, card numbers and e-mail addresses. */
export function redactText(text: string): string {
  const cleaned = SECRET_TEXTS.reduce(
    (line, [pattern, replacement]) => line.replace(pattern, replacement),
    text,
  );
  return cleaned.replace(CARD_NUMBER, (found) => (passesLuhn(found.replace(/\D/g, '')) ? REDACTED : found));
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const isRemoved = (name: string): boolean =>
  SECRET_NAME.test(plainName(name)) || PERSONAL_NAMES.has(name.toLowerCase());

/** An error's class, message, stack and code. Its other properties may contain a row. */
function describeError(error: Error, depth: number): object {
  const { name, stack, cause } = error;
  const message = error.message.replace(/\nparams: [^]*$/, '');
  // The stack begins with the original message.
  const places = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const code = (error as { code?: unknown }).code;
  return {
    type: name,
    message,
    ...(places.length === 0 ? {} : { stack: [`${name}: ${message}`, ...places].join('\n') }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause === undefined ? {} : { cause: redactValues(cause, depth + 1) }),
  };
}

/** A copy of the logged value without the values of secret and personal names. */
export function redactValues(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return REDACTED;
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((entry) => redactValues(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isRemoved(name) ? REDACTED : redactValues(inner, depth + 1),
    ]),
  );
}
