import { describe, expect, it } from 'vitest';
import { consumerCode } from './consumer-code.ts';

const FILES = [
  '../src/components/Button/Button.stories.tsx',
  '../src/components/Icon/Icon.stories.tsx',
  '../src/blocks/lists/StoryGrid/StoryGrid.stories.tsx',
];

describe('Z2 the code of a story', () => {
  it('imports each piece once, from its public entry', () => {
    const code = '<StoryGrid preset="soft" icon={<Icon name="maiz" />} more={<Icon name="mas" />} />';
    expect(consumerCode(code, FILES)).toBe(
      [
        "import { Icon } from 'rotativa/components/Icon';",
        "import { StoryGrid } from 'rotativa/blocks/lists/StoryGrid';",
        '',
        code,
      ].join('\n'),
    );
  });

  it('names a file in place of a drawn picture', () => {
    const code = `<Button picture={{ url: 'data:image/svg+xml,%3Csvg%3E' }}>Leer</Button>`;
    expect(consumerCode(code, FILES)).toContain('{ url: "/foto.jpg" }');
  });

  it('is left as it is without a piece', () => {
    expect(consumerCode('<p>Hola</p>', FILES)).toBe('<p>Hola</p>');
  });
});
