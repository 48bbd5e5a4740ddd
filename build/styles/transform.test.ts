import { describe, expect, it } from 'vitest';
import { live } from './live.ts';
import { rootId } from './parse.ts';
import { thin } from './thin.ts';

const FILE = '/src/components/Dialog/Dialog.styles.ts';
const RUNTIME = '../../styling/thin.ts';

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

describe('thin', () => {
  it('puts the element with its class in the place of the template, and keeps the annotation', () => {
    const code = `import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const DialogRoot: Root<'div'> = styled.div\`
  color: inherit;
\`;
`;
    expect(thin(FILE, code, RUNTIME)).toBe(`import { thin } from '../../styling/thin.ts'; 
import type { Root } from '../../styling/root.ts';

export const DialogRoot: Root<'div'> = /* @__PURE__ */ thin('div', 'rt-dialog')

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
    expect(thin(FILE, code, RUNTIME))
      .toBe(`import { thin } from '../../styling/thin.ts'; import * as RD from '@radix-ui/react-dialog';

import { SIZES } from '../Button/Button.styles.ts';
const spin = '';
const wide = '';
export const count = SIZES.length;
export const DialogRoot: Root<typeof RD.Content> = /* @__PURE__ */ thin(RD.Content, 'rt-dialog');
`);
  });

  it('keeps a directive of the file first', () => {
    const code = `'use client';\nimport { styled } from 'styled-components';\nexport const ARoot: Root<'p'> = styled.p\`gap: 0;\`;\n`;
    expect(thin(FILE, code, RUNTIME)).toMatch(/^'use client';/);
  });
});

describe('live', () => {
  it('gives each root its stable id before the template is read', () => {
    const code = `import { styled as s } from 'styled-components';\nexport const ARoot: Root<'p'> = s.p\`gap: 0;\`;\n`;
    expect(live(FILE, code)).toContain(`s.p.withConfig({ displayName: '', componentId: 'rt-a' })\`gap: 0;\``);
  });
});
