import type { ArgTypes, Loader, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { ISLANDS } from '../../apps/sites/src/islands/index.ts';
import type { ReadyPage } from '../../apps/sites/src/render/ready-page.ts';
import { loadComponent } from '../../src/islands/loaded.ts';
import type { BrandConfig } from '../../src/themes/brand.ts';
import { NO_PAGE } from '../brands.ts';
import { brandIn, contentOf, openPage } from './open-page.ts';
import { READERS, type Reader } from './reader-services.ts';
import type { SiteContent } from './site-content.ts';
import { SitePage } from './SitePage.tsx';
import { CONDITIONS, type Condition } from './site-services.ts';

/** The arguments that the controls of a page change. */
export interface PageArgs {
  /** Another page of the site; empty for the one of the story. */
  address: string;
  condition: Condition;
  reader: Reader;
  subscriber: boolean;
}

/** The address of a story's page in a site; undefined if the site has no such page. */
export type AddressIn = (brand: BrandConfig, content: SiteContent) => string | undefined;

interface Loaded {
  page?: ReadyPage;
  key: string;
}

const loadPage: Loader<PageArgs> = async ({ args, globals, parameters }): Promise<Loaded> => {
  await Promise.all(ISLANDS.map(loadComponent));
  const key = brandIn(globals);
  const content = await contentOf(key, globals);
  const address = args.address || (parameters['address'] as AddressIn)(BRAND_CONFIGS[key], content);
  const { condition, subscriber } = args;
  const request = { key, address: address ?? '', condition, subscriber };
  return {
    key: JSON.stringify([request, args.reader]),
    ...(address && { page: await openPage(request, content) }),
  };
};

const argTypes = {
  address: { description: 'Another page of the site. Links change it; empty is the page of the story.' },
  condition: { control: 'select', options: CONDITIONS, description: 'The services behind the page' },
  reader: { control: 'select', options: READERS, description: 'Who opens the page' },
  subscriber: { control: 'boolean', description: 'A locked article as its subscribers get it' },
} satisfies Partial<ArgTypes<PageArgs>>;

/** The settings that the stories of pages share. */
export const PAGE_META = {
  args: { address: '', condition: 'usual', reader: 'anonymous', subscriber: false } as PageArgs,
  argTypes,
  loaders: [loadPage],
  parameters: {
    layout: 'fullscreen',
    // A whole page has all landmarks and a main heading.
    a11y: { config: { rules: [] } },
  },
  render: function Render({ reader }: PageArgs, { loaded }: { loaded: Record<string, unknown> }) {
    const [, updateArgs] = useArgs<PageArgs>();
    const { page, key } = loaded as unknown as Loaded;
    if (!page) return <p>{NO_PAGE}</p>;
    return <SitePage key={key} page={page} reader={reader} onFollow={(address) => updateArgs({ address })} />;
  },
};

/** Any text but that of a page of failure. A player has its own message, which is not shown. */
export const CONTENT = /^(?!.*(?:404|No pudimos(?! reproducir)|Algo falló)).*\p{L}/su;

type PageStory = StoryObj<PageArgs>;

/**
 * A page of the brand in the toolbar.
 * @param words that its main part contains, in every brand
 */
export const pageStory = (address: AddressIn, words: RegExp, args: Partial<PageArgs> = {}): PageStory => ({
  parameters: { address },
  args,
  play: async ({ canvasElement }) => {
    if (canvasElement.textContent === NO_PAGE) return;
    const main = (): string => canvasElement.querySelector('main')?.textContent ?? '';
    // Not the text itself: a failure would print the whole page.
    await waitFor(() => expect(words.test(main())).toBe(true), { onTimeout: (error) => error });
  },
});
