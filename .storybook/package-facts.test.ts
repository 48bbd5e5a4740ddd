import { describe, expect, it } from 'vitest';
import { packageFacts } from './package-facts.ts';

const sizes = { 'blocks/lists/StoryGrid': { script: 3700, css: 2141 } };
const page = (stories: string) => {
  const value = `import { Meta } from '@storybook/addon-docs/blocks';\nimport * as stories from './${stories}';`;
  const tree = { type: 'root', children: [{ type: 'mdxjsEsm', value }] };
  packageFacts(sizes)()(tree);
  return JSON.stringify(tree.children.slice(1));
};

describe('the page of a piece ends with', () => {
  it('its module, its CSS file and their sizes', () => {
    const found = page('StoryGrid.stories.tsx');
    for (const fact of [
      'rotativa/blocks/lists/StoryGrid',
      '3.70 kB',
      'rotativa/blocks/lists/StoryGrid.css',
      '2.14 kB',
    ])
      expect(found).toContain(fact);
  });

  it('nothing if it is not a piece', () => {
    expect(page('Introduction.stories.tsx')).toBe('[]');
  });

  it('an error if the build does not have it', () => {
    expect(() => page('Button.stories.tsx')).toThrow('components/Button has no size');
  });
});
