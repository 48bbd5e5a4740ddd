import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { BRANDS } from '../../src/themes/brand.ts';

const SCRIPT = fileURLToPath(new URL('write-content.ts', import.meta.url));
const ALL = 'virtual:site-contents';
const ONE = 'virtual:site-content/';
/** Characters of JSON. */
const MOST = 50_000_000;

/** The contents by brand. The seed needs Node, so it is compiled here, and pages get it as JSON. */
async function compile(): Promise<Record<string, unknown>> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--conditions=rotativa-source', SCRIPT], {
    maxBuffer: MOST,
  });
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** A Vite plugin: `virtual:site-contents` has a function for each brand that loads the content of its site. */
export function siteContents(): Plugin {
  let compiled: ReturnType<typeof compile> | undefined;
  return {
    name: 'rotativa-site-contents',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${ALL}`)
        return `export default {${BRANDS.map((key) => `${key}: () => import('${ONE}${key}')`).join()}};`;
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const content = (await (compiled ??= compile()))[id.slice(ONE.length + 1)];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`;
    },
  };
}
