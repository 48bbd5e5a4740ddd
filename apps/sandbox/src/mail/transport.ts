import { createTransport } from 'nodemailer';
import type { Letter } from './letter.ts';

const CONNECT_TIMEOUT_MS = 10_000;
export const SEND_TIMEOUT_MS = 30_000;

export interface MailTransport {
  /**
   * Hands a letter to the mail server.
   * @param messageId the same for every attempt, so that a receiver recognises a letter that came twice
   * @throws MailRefusedError when another attempt would fail too; any other error is worth another attempt
   */
  send(letter: Letter, messageId: string): Promise<void>;
  close(): void;
}

/** The mail server will never take this letter (an SMTP answer of 500 and above). */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** An answer of 530 or 535 speaks of our own credentials: the letter is fine and waits until they are mended. */
const CREDENTIALS = new Set([530, 534, 535, 538]);

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Sends by SMTP, with TLS where the server offers it; a password never leaves this machine without. @param url as in 'smtp://user:password@host:587' */
export function smtpTransport(url: string): MailTransport {
  const { password, hostname } = new URL(url);
  const transporter = createTransport({
    url,
    requireTLS: password !== '' && !LOOPBACK.has(hostname),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (letter, messageId) => {
      try {
        await transporter.sendMail({ ...letter, messageId });
      } catch (error) {
        const code = (error as { responseCode?: unknown }).responseCode;
        if (typeof code === 'number' && code >= 500 && !CREDENTIALS.has(code))
          throw new MailRefusedError(`The mail server refused the letter (${code}).`, { cause: error });
        throw error;
      }
    },
    close: () => transporter.close(),
  };
}
