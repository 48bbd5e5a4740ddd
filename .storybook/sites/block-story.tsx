import type { Loader, StoryObj } from '@storybook/react-vite';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { PreparedBlock } from '../../src/blocks/defineBlock.ts';
import type { AnsDocument } from '../../src/domain/ans/document.ts';
import { FrontLayout } from '../../src/patterns/front/FrontLayout/index.ts';
import { ServicesProvider } from '../../src/providers/react.ts';
import type { BrandKey } from '../../src/themes/brand.ts';
import type { Fits } from './addresses.ts';
import { controlsOf } from './block-controls.ts';
import { blockNamed, openBlock } from './open-block.ts';
import { brandIn, contentOf } from './open-page.ts';
import { readerServices } from './reader-services.ts';

type Settings = Record<string, unknown>;

interface Where {
  /** The brand that has content for the block; by default each. */
  brand?: BrandKey;
  /** The page of the first document of a type, or that fits; by default that of a section. */
  on?: AnsDocument['type'] | Fits;
  /** Other settings than the defaults, for a block that needs a choice. */
  settings?: Settings;
}

const services = readerServices('anonymous');

/** A block with its settings as controls, over the content of the toolbar's brand. */
export function blockStory(name: string, { brand, on, settings }: Where = {}): StoryObj<Settings> {
  const block = blockNamed(name);
  const { args, argTypes } = controlsOf(block.settings);
  const load: Loader<Settings> = async ({ args: chosen, globals }) => {
    const key = brandIn(globals);
    const content = await contentOf(key, globals);
    const fits: Fits = typeof on === 'function' ? on : ({ type }) => type === on;
    const document = content.documents.find((one) => fits(one, BRAND_CONFIGS[key]));
    return { shown: await openBlock(block, chosen, key, content, document) };
  };
  return {
    args: { ...args, ...settings, published: true },
    argTypes,
    loaders: [load],
    ...(brand && { globals: { brand } }),
    parameters: { docs: { description: { story: block.label } } },
    render: (_settings, { loaded }) => {
      const { shown } = loaded as { shown: PreparedBlock | null };
      return (
        <main>
          {shown ? (
            <ServicesProvider services={services}>
              <FrontLayout>{shown.element}</FrontLayout>
            </ServicesProvider>
          ) : (
            <p>With these settings it has nothing to show in this brand.</p>
          )}
        </main>
      );
    },
  };
}
