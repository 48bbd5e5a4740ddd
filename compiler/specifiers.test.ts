import { expect, it } from 'vitest';
import { withBuiltSpecifiers } from './specifiers.ts';

it.each([
  [`import a from './a.ts';`, `import a from './a.js';`],
  [`export * from "../b.tsx";`, `export * from "../b.js";`],
  [`const load = () => import('./Share.tsx');`, `const load = () => import('./Share.js');`],
  [
    `declare const B: import("../root.ts").Styleable<P>;`,
    `declare const B: import("../root.js").Styleable<P>;`,
  ],
  [`import type { A } from '../../src/domain/a.ts';`, `import type { A } from '../../domain/a.js';`],
  [`import x from 'react';`, `import x from 'react';`],
  [`const text = './a.ts';`, `const text = './a.ts';`],
])('%s becomes %s', (code, built) => {
  expect(withBuiltSpecifiers(code)).toBe(built);
});
