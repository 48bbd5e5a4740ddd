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

/** It takes some seconds alone, and minutes on a machine with much else to do. */
const LONG_MS = 280_000;

/**
 * The last story of the link expects what must not be there. The stories of a file share a frame, which may reload after
 * one that fails, so that those after it fail too. The build in the folder stays as it is.
 */
const oneFails: Plugin = {
  name: 'rotativa:a-play-function-that-fails',
  configurePreviewServer(server) {
    server.middlewares.use((request, response, next) => {
      const [file] = /(?<=^\/)assets\/Link\.stories-[\w-]+\.js/.exec(request.url ?? '') ?? [];
      if (!file) return next();
      const code = readFileSync(join(STORYBOOK, file), 'utf8');
      response.setHeader('Content-Type', 'text/javascript');
      response.end(code.replaceAll('not.toBeInTheDocument()', 'toBeInTheDocument()'));
    });
  },
};

interface Run {
  /** Its exit code, or the reason that it was ended for. */
  code: unknown;
  /** Its output, without colours. */
  output: string;
}

/** As a person starts it: its script, its configuration and its packages are tested too. */
const testPlay = (url: string): Promise<Run> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'test:play', '--', '--url', url, 'components/Link/'],
      { cwd: ROOT, timeout: LONG_MS },
      (error, stdout, stderr) =>
        resolve({ code: error ? error.code : 0, output: stripVTControlCharacters(stdout + stderr) }),
    );
  });

describe('npm run test:play', () => {
  it(
    'runs the play functions, and fails with the one that fails',
    { timeout: LONG_MS + 20_000 },
    async () => {
      const workbench = await serveWorkbench(STORYBOOK, [oneFails]);
      try {
        const { code, output } = await testPlay(new URL('.', workbench.url).href);
        expect(output).toMatch(/Tests: +1 failed, [1-9]\d* passed/);
        expect(output).toContain('● Components/Link › UnsafeAddress › play-test');
        expect(code).toBe(1);
      } finally {
        await workbench.close();
      }
    },
  );
});
