import { describe, expect, it } from 'vitest';
import { withStableIds } from './runtime-roots.ts';
import { rootId } from './parse.ts';
import { compileRoots } from './compile-roots.ts';

const FILE = '/src/components/Dialog/Dialog.styles.ts';
const RUNTIME = '../../styling/compiled-root.ts';

describe('the stable class', () => {
  it.each([
    ['ButtonRoot', 'rt-button'],
    ['DropdownMenuRoot', 'rt-dropdown-menu'],
    ['FAQListRoot', 'rt-faq-list'],
    ['Heading2Root', 'rt-heading2'],
    ['RootsRoot', 'rt-roots'],
  ])('of %s is %s', (name, id) => {
    expect(rootId(name)).toBe(id);
  });
});

describe('compileRoots', () => {
  it('puts the element with its class in the place of the template, and keeps the annotation', () => {
    const code = `import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const DialogRoot: Root<'div'> = styled.div\`
  color: inherit;
\`;
`;
    expect(compileRoots(FILE, code, RUNTIME))
      .toBe(`import { compiledRoot } from '../../styling/compiled-root.ts'; 
import type { Root } from '../../styling/root.ts';

export const DialogRoot: Root<'div'> = /* @__PURE__ */ compiledRoot('div', 'rt-dialog')

;
`);
  });

  it('keeps the import of a part that it styles, and drops those that only selectors used', () => {
    const code = `import * as RD from '@radix-ui/react-dialog';
import { css, keyframes, styled } from 'styled-components';
import { ButtonRoot, SIZES } from '../Button/Button.styles.ts';
const spin = keyframes\`to { rotate: 1turn; }\`;
const wide = css\`\${ButtonRoot} { gap: 1px; }\`;
export const count = SIZES.length;
export const DialogRoot: Root<typeof RD.Content> = styled(RD.Content)\`\${wide} animation: \${spin}; \${css\`gap: 0;\`}\`;
`;
    expect(compileRoots(FILE, code, RUNTIME))
      .toBe(`import { compiledRoot } from '../../styling/compiled-root.ts'; import * as RD from '@radix-ui/react-dialog';

import { SIZES } from '../Button/Button.styles.ts';
const spin = '';
const wide = '';
export const count = SIZES.length;
export const DialogRoot: Root<typeof RD.Content> = /* @__PURE__ */ compiledRoot(RD.Content, 'rt-dialog');
`);
  });

  it('keeps a directive of the file first', () => {
    const code = `'use client';\nimport { styled } from 'styled-components';\nexport const ARoot: Root<'p'> = styled.p\`gap: 0;\`;\n`;
    expect(compileRoots(FILE, code, RUNTIME)).toMatch(/^'use client';/);
  });
});

describe('withStableIds', () => {
  it('gives each root its stable id before the template is read', () => {
    const code = `import { styled as s } from 'styled-components';\nexport const ARoot: Root<'p'> = s.p\`gap: 0;\`;\n`;
    expect(withStableIds(FILE, code)).toContain(
      `s.p.withConfig({ displayName: '', componentId: 'rt-a' })\`gap: 0;\``,
    );
  });
});
