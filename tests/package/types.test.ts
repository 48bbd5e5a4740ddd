import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { install, type Consumer } from './consumer.ts';
import { publicEntries } from './public-entries.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Samples that import each other by name: `tests/docs/samples.test.ts` compares them with these files, which are compiled. */
const COMPILED = readdirSync(join(import.meta.dirname, '../docs/samples'));

const BRAND = ['--name', 'El Faro', '--tagline', 'Noticias', '--colour', '#0b6e4f', '--family', 'rural'];

/** Every other TypeScript sample of the guides and of the pages of pieces, each as a separate module. */
const samples = (): [string, string][] =>
  globSync(['docs/*.md', 'src/**/*.mdx'], { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^```tsx?(.*)\n([^]*?)^```$/gm)]
      // Quotes of the examples are compiled there.
      .filter(([, name]) => !COMPILED.includes(name!.trim()) && !name!.includes('examples/'))
      .map(([, , code], index): [string, string] => [
        `docs-${parse(file).name}-${index}.tsx`,
        `${code}\nexport {};\n`,
      ]),
  );

describe('Z1 TypeScript, strict, declarations of libraries checked too', () => {
  let consumer: Consumer;
  beforeAll(async () => {
    consumer = await install('types', inject('tarball').path);
    // All entries: modules by name, CSS for its effect.
    const lines = publicEntries(join(consumer.dir, 'node_modules/rotativa'))
      .filter((name) => !name.endsWith('.json'))
      .map((name) => `rotativa${name.slice(1)}`)
      .map((name, index) =>
        name.endsWith('.css')
          ? `import '${name}';`
          : `import * as entry${index} from '${name}';\nexport { entry${index} };`,
      );
    writeFileSync(join(consumer.dir, 'entries.ts'), lines.join('\n'));
    // The module that `npx rotativa` writes has a brand as data, whose type is complete.
    await consumer.run('rotativa', ['new-brand', 'faro', '--out', '.', ...BRAND]);
    for (const [name, code] of samples()) writeFileSync(join(consumer.dir, name), code);
  });
  afterAll(() => consumer?.remove());

  it('checks the samples of the documentation', () => {
    expect(samples().length).toBeGreaterThan(10);
  });

  it.each(['tsconfig.json', 'tsconfig.nodenext.json', 'tsconfig.library.json', 'tsconfig.react18.json'])(
    'passes with %s',
    async (project) => {
      expect(await consumer.run('tsc', ['-p', project, '--pretty', 'false'])).toBe('');
    },
  );
});
