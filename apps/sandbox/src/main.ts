import { requireFree } from '../../shared/ports.ts';
import { startTelemetry } from '../../shared/telemetry/start.ts';
import { readConfig } from './config.ts';
import { fail, say } from './fail.ts';
import { createSandbox } from './sandbox.ts';

/** `npm run sandbox`: serves until a signal, and prints the reason of a failure. */
const start = performance.now();

async function refuseTakenPort(): Promise<void> {
  const { port, host } = readConfig(process.env);
  await requireFree(port, 'SANDBOX_PORT', host);
}
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

await refuseTakenPort().catch(fail);
const telemetry = await startTelemetry('rotativa-sandbox', process.env, say).catch(fail);
const sandbox = await createSandbox({ onProgress: say }).catch(fail);
let closing = false;
const stop = async (signal: string) => {
  if (closing) return;
  closing = true;
  sandbox.context.log.info({ signal }, 'closing');
  await sandbox.close().catch(fail);
  await telemetry.stop();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// A program that started the sandbox keeps a channel to it. Without that program no other would stop the sandbox.
const isOrphan = (): boolean => process.send !== undefined && !process.connected;
process.once('disconnect', () => void stop('disconnect'));
if (isOrphan()) await stop('disconnect');

try {
  const { url } = await sandbox.listen();
  say(`The sandbox listens at ${url} after ${((performance.now() - start) / 1000).toFixed(1)} s.`);
} catch (error) {
  await sandbox.close();
  fail(error);
}
