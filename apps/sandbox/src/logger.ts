import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from '../../shared/request-id.ts';
import { redactText, redactValues } from './log-redaction.ts';

/**
 * Structured logs, one JSON object per line. Tokens, passwords, cookies, nonces and card numbers are never logged:
 * values of secret names are removed, and so are secrets with a known format in the finished line.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      name: 'sandbox',
      level,
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      // Errors are described by the formatter.
      serializers: { err: (error: unknown) => error },
      formatters: { log: (object) => redactValues(object) as Record<string, unknown> },
      hooks: { streamWrite: redactText },
    },
    destination ?? pino.destination(1),
  );
