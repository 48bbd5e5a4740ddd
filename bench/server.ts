import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Task } from './server-child.ts';

/** A subject on the server. */
export interface ServerSubject {
  ask(task: Task): Promise<number | string>;
  stop(): void;
}

/** Starts a subject's process, in production mode. */
export async function startServer(module: string, dir: string): Promise<ServerSubject> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'server-child.ts'), [module], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--expose-gc', '--max-semi-space-size=256', '--min-semi-space-size=256', '--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // One request at a time, so the next message is its response.
  let settle: { resolve(value: number | string): void; reject(error: Error): void } | undefined;
  child.on('message', (value: number | string) => settle?.resolve(value));
  child.on('exit', (code) => settle?.reject(new Error(`${module} ended with ${code}`)));
  const message = (): Promise<number | string> =>
    new Promise((resolve, reject) => (settle = { resolve, reject }));
  await message();
  return {
    ask(task) {
      const reply = message();
      child.send(task);
      return reply;
    },
    stop: () => child.kill(),
  };
}
