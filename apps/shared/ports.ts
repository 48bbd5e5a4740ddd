import { createServer } from 'node:net';

/** Another program holds the port. The message names the variable that moves it. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** The error of a server that cannot listen, as `PortTakenError` when the port is taken. */
export function listenError(error: unknown, variable: string): unknown {
  const { code, port } = Object(error) as { code?: unknown; port?: unknown };
  if (code !== 'EADDRINUSE') return error;
  const advice = `Stop it, or set ${variable} to another port.`;
  return new PortTakenError(`Port ${String(port)} is taken by another program. ${advice}`, { cause: error });
}

/**
 * Checks that a port is free, before anything slow starts.
 * @param variable the environment variable that moves the port
 * @throws PortTakenError
 */
export async function requireFree(port: number, variable: string, address?: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenError(error, variable)));
    probe.listen(port, address, () => probe.close(() => resolve()));
  });
}
