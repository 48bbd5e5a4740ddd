import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { build, createServer, type Rolldown, type ViteDevServer } from 'vite';
import { rotativaStyles, STYLES_URL } from './vite-plugin.ts';

const LIBRARY = fileURLToPath(new URL('../../src', import.meta.url));
const STYLES = `import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const ButtonRoot: Root<'button'> = styled.button\`
  display: inline-flex;
\`;
`;
let root: string;
let source: string;
let styles: string;
let server: ViteDevServer | undefined;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'rotativa-vite-')));
  source = join(root, 'src');
  cpSync(join(LIBRARY, 'styling'), join(source, 'styling'), { recursive: true });
  mkdirSync(join(source, 'components/Button'), { recursive: true });
  styles = join(source, 'components/Button/Button.styles.ts');
  writeFileSync(styles, STYLES);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(root, { recursive: true });
});

const edit = (from: string, to: string) =>
  writeFileSync(styles, readFileSync(styles, 'utf8').replace(from, to));

async function startServer(): Promise<ViteDevServer> {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [rotativaStyles({ source })],
  });
  return server;
}

/** Returns the response of the development server's middlewares. */
async function get(dev: ViteDevServer, url: string): Promise<{ body: string; type: string | null }> {
  const http = createHttpServer(dev.middlewares).listen(0);
  try {
    const response = await fetch(`http://localhost:${(http.address() as AddressInfo).port}${url}`);
    return { body: await response.text(), type: response.headers.get('content-type') };
  } finally {
    http.close();
  }
}

describe('in development', () => {
  it('serves a styles file as compiled roots', async () => {
    const result = await (await startServer()).transformRequest(styles);
    expect(result!.code).toContain(`compiledRoot("button", "rt-button")`);
    expect(result!.code).not.toContain('styled-components');
  });

  it('serves the CSS at its address, layers first', async () => {
    const { body, type } = await get(await startServer(), `${STYLES_URL}?t=1`);
    expect(type).toBe('text/css; charset=utf-8');
    expect(body).toMatch(/^@layer rotativa\.reset, rotativa\.tokens, rotativa\.components/);
    expect(body).toContain('.rt-button{display:inline-flex');
  });

  it('serves the same CSS as a module, under the package’s own entry too', async () => {
    const dev = await startServer();
    for (const id of ['virtual:rotativa.css', 'rotativa/styles.css']) {
      const resolved = await dev.environments.client.pluginContainer.resolveId(id);
      const result = await dev.transformRequest(resolved!.id);
      expect(result!.code).toContain('.rt-button{');
    }
  });

  it('shows a broken rule with its place', async () => {
    edit('display: inline-flex', 'display: ${() => 1}');
    const error: unknown = await (await startServer()).transformRequest(styles).catch((e: unknown) => e);
    expect(error).toMatchObject({
      message: expect.stringContaining('no function in a style template'),
      loc: { file: styles, line: 5, column: 13 },
      frame: expect.stringContaining('display: ${() => 1}'),
    });
  });

  it('tells open pages to fetch the CSS again after an edit', async () => {
    const dev = await startServer();
    await dev.transformRequest(styles);
    const send = vi.spyOn(dev.ws, 'send');
    edit('inline-flex', 'grid');
    dev.watcher.emit('change', styles);
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({
          type: 'update',
          updates: [expect.objectContaining({ type: 'css-update', path: STYLES_URL })],
        }),
      ),
    );
    expect((await get(dev, STYLES_URL)).body).toContain('.rt-button{display:grid');
  });

  it('shows an extraction error after an edit', async () => {
    const dev = await startServer();
    await dev.transformRequest(styles);
    const send = vi.spyOn(dev.ws, 'send');
    edit('styled.button`', 'styled.button.attrs({})`');
    dev.watcher.emit('change', styles);
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({
          type: 'error',
          err: expect.objectContaining({ message: expect.stringContaining('attrs() is not allowed') }),
        }),
      ),
    );
  });
});

describe('in a build', () => {
  const bundle = async (mode: 'compiled' | 'runtime') => {
    const entry = join(root, 'entry.ts');
    writeFileSync(entry, `import 'rotativa/styles.css';\nexport { ButtonRoot } from '${styles}';\n`);
    const result = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [rotativaStyles({ source, mode })],
      build: {
        write: false,
        minify: false,
        lib: { entry, formats: ['es'], cssFileName: 'styles' },
        rolldownOptions: { external: [/^react/, 'styled-components'] },
      },
    })) as Rolldown.RolldownOutput[];
    const { output } = result[0]!;
    const css = output.find((file) => file.fileName.endsWith('.css')) as Rolldown.OutputAsset;
    const code = output.find((file) => file.type === 'chunk')!.code;
    return { css: String(css.source), code };
  };

  it('ships compiled roots and their CSS', async () => {
    const { code, css } = await bundle('compiled');
    expect(code).toContain('"rt-button"');
    expect(code).not.toMatch(/from ['"]styled-components/);
    expect(css).toContain('.rt-button');
  });

  it('leaves styled-components at work in runtime mode, under the same class', async () => {
    const { code, css } = await bundle('runtime');
    expect(code).toContain('styled-components');
    expect(code).toContain('componentId: "rt-button"');
    expect(css).not.toContain('.rt-button');
  });
});
