import { expect, it } from 'vitest';
import { mediaRules } from './media-rules.ts';

it('lists the rules that no picture shows, under their media, and no others', () => {
  const sheet = `
    @layer a { .x { color: red } .x:active, .y:active { translate: 0 1px } }
    @media (width >= 640px) { .x { color: blue } @media print { .x { display: none } } }
    @media print { @layer a { .y { color: black; margin: 0 } .z { color: red } } }
    @media (pointer: coarse) { .x { min-block-size: 44px } }
    @media screen { .x { color: green } }`;
  expect(mediaRules(sheet).split('\n')).toEqual([
    '(pointer: coarse)',
    '  .x { min-block-size: 44px }',
    '',
    '(width >= 640px) print',
    '  .x { display: none }',
    '',
    ':active',
    '  .x:active, .y:active { translate: 0 1px }',
    '',
    'print',
    '  .y { color: black; margin: 0 }',
    '  .z { color: red }',
  ]);
});
