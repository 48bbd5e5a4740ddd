import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = dirname(fileURLToPath(import.meta.url));
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

/** Everything that a module imports, at any depth: packages by name, the repository's files by path. */
function loaded(file: string, seen = new Set<string>()): Set<string> {
  for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = from ?? bare ?? '';
    const name = target.startsWith('.') ? join(dirname(file), target) : target;
    if (seen.has(name)) continue;
    seen.add(name);
    if (target.startsWith('.')) loaded(name, seen);
  }
  return seen;
}

/** Modules that islands load in the browser. */
const BROWSER_MODULES = [
  'dates/calendar.ts',
  'dates/day.ts',
  'dates/format.ts',
  'dates/update-time.ts',
  'text/slug.ts',
  'text/truncate.ts',
  'share/urls.ts',
  'feed/load-more.ts',
  'feed/page-number.ts',
  'feed/sources.ts',
  'feed/trending.ts',
  'article/byline.ts',
  'article/caption.ts',
  'article/layout.ts',
  'article/tags.ts',
  'article/updates.ts',
  'page/type.ts',
  'url/safe.ts',
  'video/url.ts',
  'image/srcset.ts',
  'image/focal.ts',
  'html/plain-text.ts',
];

describe('modules for the browser stay small', () => {
  it.each(BROWSER_MODULES)('%s loads no package', (module) => {
    const packages = [...loaded(join(root, module))].filter((name) => !isAbsolute(name));
    expect(packages).toEqual([]);
  });

  it('only the server entry loads sanitize-html', () => {
    expect([...loaded(join(root, 'index.ts'))]).not.toContain('sanitize-html');
    expect([...loaded(join(root, 'server.ts'))]).toEqual(
      expect.arrayContaining(['zod/mini', 'sanitize-html']),
    );
  });
});
