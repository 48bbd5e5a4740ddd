import { deskPort } from '../config/brands.ts';
import type { Config } from '../config/env.ts';
import { startProgram, type Program } from './program.ts';

/**
 * Starts the editors' desk as a separate process.
 * @param say gets a message when it ends, and when it restarts
 * @throws ProgramError if it does not start
 */
export const startDesk = (
  { port, sandboxPort, deskToken, address }: Config,
  say: (message: string) => void,
): Promise<Program> =>
  startProgram({
    name: 'The desk',
    entry: 'apps/desk/src/main.ts',
    metricsOffset: 2,
    origin: `http://127.0.0.1:${deskPort(port)}`,
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      ...(deskToken && { DESK_TOKEN: deskToken }),
      ...(address && { DESK_ADDRESS: address }),
    },
    say,
  });
