import type { AppContext } from '../context.ts';
import { sendDue } from './sender.ts';
import type { MailTransport } from './transport.ts';

const POLL_MS = 1_000;

export interface Mailer {
  /** Lets the current e-mail finish, and sends no more. */
  stop(): Promise<void>;
}

/** Sends the e-mails of the outbox until it is stopped. Several processes may share one database. */
export function startMailer(context: AppContext, transport: MailTransport): Mailer {
  let stopped = false;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    while (!stopped) {
      try {
        if ((await sendDue(context, transport)) > 0) continue;
      } catch (error) {
        context.log.error({ err: error }, 'the outbox cannot be read');
      }
      if (!stopped) await pause();
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped = true;
      wake();
      await running;
      transport.close();
    },
  };
}
