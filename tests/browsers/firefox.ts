import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until, type Engine } from './engine.ts';

/** Overlay scrollbars and reduced motion, as in the Chromium of the tests. */
const PREFERENCES = { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 };
const HEIGHT = 800;

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  message?: string;
  result?: unknown;
  params?: { level?: string; text?: string };
}

/** Starts Firefox and controls it by WebDriver BiDi, which it supports without a driver. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'rotativa-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  browser.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const address = await until('The address of Firefox', () => /listening on (ws:\S+)/.exec(output)?.[1]);

  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('Firefox does not answer.'));
  });
  const waiting = new Map<number, (message: Message) => void>();
  let errors: string[] = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '');
  };
  let sent = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = (sent += 1);
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answer;
    if (type === 'error') throw new Error(`${method}: ${message ?? ''}`);
    return result as T;
  };

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = tree.contexts[0]?.context;

  return {
    name: 'Firefox',
    open: async (url, width) => {
      errors = [];
      await send('browsingContext.setViewport', { context, viewport: { width, height: HEIGHT } });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      return errors;
    },
    evaluate: async <T>(expression: string) => {
      const { result } = await send<{ result?: { value?: string } }>('script.evaluate', {
        target: { context },
        awaitPromise: true,
        expression: `Promise.resolve(${expression}).then(JSON.stringify)`,
      });
      if (result?.value === undefined) throw new Error(`Firefox could not evaluate ${expression}`);
      return JSON.parse(result.value) as T;
    },
    close: async () => {
      socket.close();
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
