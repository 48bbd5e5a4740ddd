import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noShownProps } from './no-shown-props.ts';
import { ROOT } from './paths.ts';

const transform = noShownProps().transform as (code: string, id: string) => string | null;

it('the client has no names of props that the server’s HTML shows, and all other facts of islands', () => {
  const files = globSync('src/**/*island.ts', { cwd: ROOT });
  const shown = files
    .map((id) => ({ id, code: readFileSync(join(ROOT, id), 'utf8') }))
    .filter(({ code }) => code.includes('shown:'));
  expect(shown.length).toBeGreaterThan(3);
  for (const { id, code } of shown) {
    const left = transform(code, id)!;
    expect(left).not.toContain('shown');
    expect(left.split('\n').filter(Boolean)).toEqual(
      code.split('\n').filter((line) => line && !line.includes('shown:')),
    );
  }
  expect(transform('  shown: [1],', 'src/other.ts')).toBeNull();
});
