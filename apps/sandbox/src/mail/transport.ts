import { createTransport } from 'nodemailer';
import type { ComposedEmail } from './email.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const SEND_TIMEOUT_MS = 30_000;

export interface MailTransport {
  /**
   * Passes an e-mail to the mail server.
   * @param messageId the same for every attempt, so that a receiver recognises duplicates
   * @throws MailRefusedError for a permanent failure; any other error is temporary
   */
  send(email: ComposedEmail, messageId: string): Promise<void>;
  close(): void;
}

/** The mail server permanently rejects this e-mail (SMTP status of 500 and above). */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Replies 530 and 535 reject our credentials: the e-mail waits until these are corrected. */
const CREDENTIALS = new Set([530, 534, 535, 538]);

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Sends by SMTP, with TLS if the server offers it. A password is never sent to another machine without TLS. @param url as in 'smtp://user:password@host:587' */
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
    send: async (email, messageId) => {
      try {
        await transporter.sendMail({ ...email, attachments: [...email.attachments], messageId });
      } catch (error) {
        const code = (error as { responseCode?: unknown }).responseCode;
        if (typeof code === 'number' && code >= 500 && !CREDENTIALS.has(code))
          throw new MailRefusedError(`The mail server refused the e-mail (${code}).`, { cause: error });
        throw error;
      }
    },
    close: () => transporter.close(),
  };
}
