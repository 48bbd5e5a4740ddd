import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../compiler/entries.ts';
import { titleOfGuide } from './guide-links.ts';

/** Storybook's pages of the guides. Storybook reads MDX, in which the tags and braces of our Markdown are code. */
export const GUIDE_PAGES = join(ROOT, '.cache/guides');

/** Writes a page for each guide of `docs`, and returns the names of the pages. */
export function writeGuidePages(): string[] {
  mkdirSync(GUIDE_PAGES, { recursive: true });
  return readdirSync(join(ROOT, 'docs')).map((file) => {
    const title = titleOfGuide(readFileSync(join(ROOT, 'docs', file), 'utf8'));
    const page = `${basename(file, '.md')}.mdx`;
    const lines = [
      "import { Meta } from '@storybook/addon-docs/blocks';",
      "import { Guide } from '../../.storybook/Guide.tsx';",
      '',
      `<Meta title=${JSON.stringify(`Guides/${title}`)} />`,
      '',
      `<Guide of="${file}" />`,
      '',
    ];
    writeFileSync(join(GUIDE_PAGES, page), lines.join('\n'));
    return page;
  });
}
