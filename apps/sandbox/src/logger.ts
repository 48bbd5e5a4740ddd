import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { redactText, redactValues } from './log-redaction.ts';

/**
 * Structured logs, one JSON object a line. No token, password, cookie, nonce or card number reaches them: secret names
 * lose their values, and secrets that are known by their looks are taken out of the finished line.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      name: 'sandbox',
      level,
      // Errors are described by the formatter.
      serializers: { err: (error: unknown) => error },
      formatters: { log: (object) => redactValues(object) as Record<string, unknown> },
      hooks: { streamWrite: redactText },
    },
    destination ?? pino.destination(1),
  );
