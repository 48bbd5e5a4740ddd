import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Runs a shell command when this process has ended, however it ended: a process that was killed can end nothing. The shell
 * waits at a pipe, which the kernel closes.
 * @returns makes the command not run
 */
export function afterThisProcess(command: string): () => void {
  const shell = spawn('sh', ['-c', `read -r _; ${command}`], {
    // A key that interrupts this process does not interrupt the shell.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref();
  return () => void shell.kill();
}

/** Ends a program with this process. */
export function endWithThisProcess(child: ChildProcess): void {
  const cancel = afterThisProcess(`kill -KILL ${child.pid}`);
  // Its number may be that of another program later.
  child.once('exit', cancel);
}
