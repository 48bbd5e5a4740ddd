import { expect, it } from 'vitest';
import { changesOf, publishedChanges, waitingChanges } from './changes.ts';

const CHANGELOG = `# rotativa

## 1.1.0

### Minor Changes

- 1a2b3c4: \`Dialog\` has \`container\`. \`Drawer\` has it too.

  - \`DialogClose\` takes a ref.

### Patch Changes

- 5d6e7f8: Smaller.
`;

it('Z2 the changes of a version are those of its changelog', () => {
  expect(publishedChanges(CHANGELOG)).toEqual([
    {
      release: '1.1.0',
      kind: 'minor',
      text: '`Dialog` has `container`. `Drawer` has it too.\n\n- `DialogClose` takes a ref.',
    },
    { release: '1.1.0', kind: 'patch', text: 'Smaller.' },
  ]);
});

it('Z2 the changes of a piece are the sentences that name it', () => {
  expect(changesOf(publishedChanges(CHANGELOG), ['Dialog', 'DialogClose']).map(({ text }) => text)).toEqual([
    '`Dialog` has `container`.',
    '`DialogClose` takes a ref.',
  ]);
});

it('Z2 every change that waits for a release is read', () => {
  for (const { kind, text } of waitingChanges())
    expect([kind, text]).toEqual([expect.any(String), expect.stringMatching(/\w/)]);
});
