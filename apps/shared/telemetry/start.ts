import { readTelemetry, type Telemetry } from './settings.ts';

/**
 * Starts what the standard settings of OpenTelemetry turn on. Without them nothing of its SDK is loaded.
 * @param service the name of the service, unless OTEL_SERVICE_NAME has another
 * @param say gets a message when something cannot be exported
 * @throws ConfigError naming every invalid variable; PortTakenError
 */
export async function startTelemetry(
  service: string,
  env: Readonly<Record<string, string | undefined>>,
  say: (message: string) => void,
): Promise<Telemetry> {
  const settings = readTelemetry(service, env);
  if (!settings) return { stop: async () => undefined };
  const { startSdk } = await import('./sdk.ts');
  return startSdk(settings, say);
}
