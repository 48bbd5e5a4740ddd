import { describe, expect, it } from 'vitest';
import { commandsOf } from './managers.ts';

const NPM =
  'npm install rotativa react react-dom\nnpm install\nnpm run build\nnpx rotativa init\nnpx rotativa theme';

describe('Z2 commands for another package manager', () => {
  it.each([
    ['npm', NPM],
    [
      'pnpm',
      'pnpm add rotativa react react-dom\npnpm install\npnpm run build\npnpm dlx rotativa init\npnpm exec rotativa theme',
    ],
    [
      'Yarn',
      'yarn add rotativa react react-dom\nyarn install\nyarn run build\nyarn dlx rotativa init\nyarn exec rotativa theme',
    ],
  ] as const)('are those of %s', (manager, commands) => {
    expect(commandsOf(manager, NPM)).toBe(commands);
  });

  it('leave code that only has the words', () => {
    const code = "import npm from 'npm install';\nconst a = 'npx';";
    expect(commandsOf('pnpm', code)).toBe(code);
  });
});
