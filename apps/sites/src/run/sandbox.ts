import type { Config } from '../config/env.ts';
import { startProgram, type Program } from './program.ts';

/**
 * Starts the content API as a separate process.
 * @param say gets a message when it ends, and when it restarts
 * @throws ProgramError if it does not start
 */
export const startSandbox = (
  { sandboxPort, contentOrigin, contentToken, deskToken, relay, port }: Config,
  say: (message: string) => void,
): Promise<Program> =>
  startProgram({
    name: 'The sandbox',
    entry: 'apps/sandbox/src/main.ts',
    origin: contentOrigin,
    metricsOffset: 1,
    env: {
      SANDBOX_PORT: String(sandboxPort),
      PORT: String(port),
      ...(contentToken && { SANDBOX_CONTENT_TOKEN: contentToken }),
      ...(deskToken && { DESK_TOKEN: deskToken }),
      ...(relay && {
        NOTIFICATION_TOKEN: relay.notificationToken,
        NEWSLETTER_KEY: relay.newsletterKey,
        SEGMENTS_TOKEN: relay.segmentsToken,
      }),
    },
    say,
  });
