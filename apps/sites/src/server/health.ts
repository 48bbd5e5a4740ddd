import { NO_STORE } from './cache-control.ts';
import type { ServerContext } from './context.ts';

const TIMEOUT_MS = 1000;

/** Whether the content service responds within a second. */
export async function isHealthy(origin: string, request = fetch): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await request(new URL('/health', origin), { signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * The state of the server: 200 while it can respond, even without content, because its pages then show a notice; 503
 * while it closes, so that a load balancer stops sending requests.
 */
export async function health(
  context: Pick<ServerContext, 'config' | 'fetch' | 'build' | 'draining'>,
): Promise<Response> {
  const draining = context.draining();
  const content = (await isHealthy(context.config.contentOrigin, context.fetch)) ? 'ok' : 'unreachable';
  const status = draining ? 'closing' : content === 'ok' ? 'ok' : 'degraded';
  return Response.json(
    { status, content, build: context.build },
    { status: draining ? 503 : 200, headers: NO_STORE },
  );
}
