import { spawn } from 'node:child_process';
import { COLLECTED, startCollectingProxy } from './collecting-proxy.ts';
import { until, type Engine } from './engine.ts';

const HEIGHT = 800;
/** Offset of the proxy's port from the driver's. */
const PROXY_PORT = 1000;

/** Maximum wait for work after the load event, in ms. */
const AFTER_LOAD_MS = 300;

/**
 * Starts WebKitGTK's driver with its small browser, and controls it by WebDriver. The driver does not report the console,
 * so a proxy collects the errors. Needs a display and two free ports.
 */
export async function startWebKit(driver: string, browser: string, port: number): Promise<Engine> {
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore' });
  const proxy = await startCollectingProxy(port + PROXY_PORT);
  const call = async <T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error ?? ''} ${value.message ?? ''}`);
    return value;
  };
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await until('The session of WebKit', () =>
    call<{ sessionId: string }>('POST', '/session', { capabilities }).catch((error: unknown) => {
      // The driver is not listening yet.
      if (error instanceof TypeError) return undefined;
      throw error;
    }),
  );
  const session = `/session/${sessionId}`;
  const evaluate = <T>(expression: string): Promise<T> =>
    call<T>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  return {
    name: 'WebKit',
    open: async (url, width) => {
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: HEIGHT });
      await call('POST', `${session}/url`, { url: proxy.through(url) });
      await new Promise((resolve) => setTimeout(resolve, AFTER_LOAD_MS));
      return evaluate<string[]>(COLLECTED);
    },
    evaluate,
    close: async () => {
      await call('DELETE', session);
      proxy.close();
      child.kill();
    },
  };
}
