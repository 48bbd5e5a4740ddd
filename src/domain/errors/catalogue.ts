import { errorContexts, errors, errorSubjects } from '../../messages/errors.ts';
import { BACKEND_SUBJECTS } from './backend-subjects.ts';
import { SAME_MESSAGE, type CodeWithMessage } from './same-message.ts';

/** Codes of the service with another meaning in some contexts. */
export type ErrorContext = 'link' | 'linking' | 'company';

/** The reader has typed no password: the service does not take the company's answer. */
const REFUSED_COMPANY = { '110010': 'company' } as const;

const IN_CONTEXT: Readonly<Record<ErrorContext, Readonly<Record<string, ErrorContext>>>> = {
  // A link of an e-mail is over, not a session.
  link: { '100018': 'link', '300033': 'link' },
  // The account of a company, not an e-mail address.
  linking: { '300022': 'linking', ...REFUSED_COMPANY },
  company: REFUSED_COMPANY,
};

/** The message for a code, or for two that are joined by '+'; undefined for an unknown one. */
function messageFor(code: string): string | undefined {
  const own = SAME_MESSAGE.get(code) ?? code;
  return Object.hasOwn(errors, own) ? errors[own as CodeWithMessage] : undefined;
}

/**
 * The message for an error, in the words of the dictionary. Codes joined by commas (`'300009,300081'`) are matched
 * together first, in any order, then individually. An English message of the backend is recognised by its subject.
 * The message for an unknown code contains the code, so that support can find it.
 *
 * @param httpStatus the status of the reply, which some rows of the table combine with a code (404 with 300081)
 * @param context what the reader did, where a code has another meaning than elsewhere
 */
export function errorMessage(
  error: {
    code?: string | number | undefined;
    message?: string | undefined;
    httpStatus?: number | undefined;
  },
  context?: ErrorContext,
): string {
  const meant = context && IN_CONTEXT[context][String(error.code)];
  if (meant) return errorContexts[meant];
  const codes = String(error.code ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const status = error.httpStatus ? [String(error.httpStatus)] : [];
  return (
    pairMessage([...codes, ...status]) ??
    [...codes, ...status].map(messageFor).find((message) => message !== undefined) ??
    BACKEND_SUBJECTS.find(([pattern]) => pattern.test(error.message ?? ''))?.[1]() ??
    errorSubjects.unknown(codes.join(', '))
  );
}

function pairMessage(codes: readonly string[]): string | undefined {
  for (const [i, first] of codes.entries())
    for (const second of codes.slice(i + 1)) {
      const message = messageFor([first, second].sort().join('+'));
      if (message) return message;
    }
  return undefined;
}
