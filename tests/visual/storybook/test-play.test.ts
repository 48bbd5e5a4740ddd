import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { serveWorkbench } from '../../support/workbench.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** One play function of the button expects a click too many. The build in the folder stays as it is. */
const oneFails: Plugin = {
  name: 'rotativa:a-play-function-that-fails',
  configurePreviewServer(server) {
    server.middlewares.use((request, response, next) => {
      const [file] = /(?<=^\/)assets\/Button\.stories-[\w-]+\.js/.exec(request.url ?? '') ?? [];
      if (!file) return next();
      const code = readFileSync(join(STORYBOOK, file), 'utf8');
      response.setHeader('Content-Type', 'text/javascript');
      response.end(code.replaceAll('toHaveBeenCalledOnce()', 'toHaveBeenCalledTimes(2)'));
    });
  },
};

interface Run {
  /** Its exit code, or why it has none. */
  code: unknown;
  /** What it prints, without colours. */
  output: string;
}

/** As a person starts it: its script, its configuration and its packages are tested too. */
const testPlay = (url: string): Promise<Run> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'test:play', '--', '--url', url, 'components/Button/'],
      { cwd: ROOT },
      (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: stripVTControlCharacters(stdout + stderr) }),
    );
  });

describe('npm run test:play', () => {
  it('runs the play functions, and fails with the one that fails', { timeout: 120_000 }, async () => {
    const workbench = await serveWorkbench(STORYBOOK, [oneFails]);
    try {
      const { code, output } = await testPlay(new URL('.', workbench.url).href);
      expect(output).toMatch(/Tests: +1 failed, [1-9]\d* passed/);
      expect(output).toContain('● Components/Button › Primary › play-test');
      expect(output).toContain('to be called 2 times');
      expect(code).toBe(1);
    } finally {
      await workbench.close();
    }
  });
});
