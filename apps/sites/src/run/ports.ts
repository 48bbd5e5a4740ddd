import { createServer } from 'node:net';

/** A port that another program holds, and the variable that moves it. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/**
 * Checks that nothing listens on a port yet, before anything slow is done.
 * @throws PortTakenError
 */
export function requireFree(port: number, variable: string, address?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program. Stop it, or set ${variable} to another port.`;
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(taken) : error);
    });
    probe.listen(port, address, () => probe.close(() => resolve()));
  });
}
