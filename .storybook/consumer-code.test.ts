import { describe, expect, it } from 'vitest';
import { consumerCode, entriesOf } from './consumer-code.ts';

const ENTRIES = entriesOf([
  '../src/components/Button/Button.stories.tsx',
  '../src/components/Icon/Icon.stories.tsx',
  '../src/blocks/lists/StoryGrid/StoryGrid.stories.tsx',
]);

describe('Z2 the code of a story', () => {
  it('imports each piece once, from its public entry', () => {
    const code = '<StoryGrid preset="soft" icon={<Icon name="maiz" />} more={<Icon name="mas" />} />';
    expect(consumerCode(code, ENTRIES)).toBe(
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
    expect(consumerCode(code, ENTRIES)).toContain('{ url: "/foto.jpg" }');
  });

  it('imports what else the entry of a piece exports', () => {
    const entries = new Map([
      ['Icon', 'rotativa/components/Icon'],
      ['shareIcon', 'rotativa/components/Icon'],
    ]);
    expect(consumerCode('<Icon icon={shareIcon} />', entries)).toBe(
      ["import { Icon, shareIcon } from 'rotativa/components/Icon';", '', '<Icon icon={shareIcon} />'].join(
        '\n',
      ),
    );
    expect(consumerCode('const shareIcon = 1;\n<Icon icon={shareIcon} />', entries)).not.toContain(
      'shareIcon }',
    );
  });

  it('is left as it is without a piece', () => {
    expect(consumerCode('<p>Hola</p>', ENTRIES)).toBe('<p>Hola</p>');
  });
});
