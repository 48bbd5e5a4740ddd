import { Markdown } from '@storybook/addon-docs/blocks';
import { homepage } from '../package.json';
import { guideForSite } from './guide-links.ts';

const GUIDES: Readonly<Record<string, string>> = import.meta.glob<string>('../docs/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A guide of `docs`. Its tags are text: only code has them. */
export const Guide = ({ of }: { of: string }) => (
  <Markdown options={{ disableParsingRawHTML: true }}>
    {guideForSite(GUIDES[`../docs/${of}`]!, GUIDES, homepage)}
  </Markdown>
);
