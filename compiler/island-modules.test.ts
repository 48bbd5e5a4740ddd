import { describe, expect, it } from 'vitest';
import { serverIsland } from './island-modules.ts';

const island = "export const share = defineIsland<Shared>({ name: 'share', load });\n";

describe('serverIsland', () => {
  it('finds an island that is declared in a module of the server', () => {
    const code = `import { defineIsland } from './define-island.ts';\n${island}`;
    expect(serverIsland('island.ts', code)).toBe(code.indexOf('defineIsland<'));
    expect(serverIsland('island.ts', `// 'use client'\n${island}`)).toBeGreaterThan(0);
    expect(serverIsland('island.ts', `import './a.ts';\n'use client';\n${island}`)).toBeGreaterThan(0);
  });

  it('accepts a client module, and a module without islands', () => {
    expect(serverIsland('island.ts', `// A comment.\n'use client';\n${island}`)).toBeUndefined();
    expect(serverIsland('index.ts', "export { defineIsland } from './define-island.ts';")).toBeUndefined();
  });
});
