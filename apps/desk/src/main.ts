import { BRANDS } from 'rotativa/themes';
import { ConfigError } from '../../shared/environment.ts';
import { listenError, PortTakenError } from '../../shared/ports.ts';
import { startTelemetry } from '../../shared/telemetry/start.ts';
import { buildDesk } from './build/build.ts';
import { readDeskConfig } from './config/env.ts';
import { serveDesk } from './server/create-desk.ts';

/** Errors of the machine or the settings. Their message is a complete explanation. */
const EXPLAINED = [ConfigError, PortTakenError];

/** Builds what is missing and serves the desk until SIGTERM or SIGINT, or until the program that started it is gone. */
process.env['NODE_ENV'] ??= 'production';

try {
  const config = readDeskConfig(process.env);
  const telemetry = await startTelemetry('rotativa-desk', process.env, console.error);
  const desk = await serveDesk(config, await buildDesk(console.log));
  if (!process.send) console.log(`The desk of ${BRANDS.length} brands: http://localhost:${config.port}/`);
  let closing = false;
  const stop = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await desk.close();
    await telemetry.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('disconnect', () => void stop());
} catch (cause) {
  const error = listenError(cause, 'PORT');
  const explained = EXPLAINED.some((kind) => error instanceof kind);
  console.error(explained ? (error as Error).message : error);
  process.exit(1);
}
