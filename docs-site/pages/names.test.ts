import { describe, expect, it } from 'vitest';
import type { Node } from '../page.ts';
import { namesOf, withNames } from './names.ts';

const NAMES = namesOf(['components/Dialog', 'components/Link'], (piece) =>
  piece === 'components/Dialog' ? ['Dialog', 'DialogClose', 'Link'] : ['Link'],
);
const code = (value: string): Node => ({ type: 'inlineCode', value });
const linked = (nodes: Node[]) => withNames(nodes, NAMES, 'guides/styling/');

describe('Z2 a name in code', () => {
  it.each([
    ['Dialog', '/components/Dialog/'],
    ['DialogClose', '/components/Dialog/'],
    ['rotativa/components/Dialog', '/components/Dialog/'],
    ['Link', '/components/Link/'],
  ])('%s leads to %s', (name, url) => {
    expect(linked([{ type: 'paragraph', children: [code(name)] }])).toEqual([
      { type: 'paragraph', children: [{ type: 'link', url, children: [code(name)] }] },
    ]);
  });

  it('leads nowhere on its page, in a heading and in a link', () => {
    const nodes: Node[] = [
      { type: 'heading', depth: 2, children: [code('Dialog')] },
      { type: 'link', url: '#a', children: [code('Dialog')] },
      code('ReactNode'),
    ];
    expect(linked(nodes)).toEqual(nodes);
    expect(withNames([code('Dialog')], NAMES, 'components/Dialog/')).toEqual([code('Dialog')]);
  });
});
