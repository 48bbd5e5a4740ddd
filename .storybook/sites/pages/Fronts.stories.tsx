import type { Meta } from '@storybook/react-vite';
import type { BrandKey } from '../../../src/themes/brand.ts';
import { CONTENT, PAGE_META, pageStory, type PageArgs } from '../page-story.tsx';

const meta = { ...PAGE_META } satisfies Meta<PageArgs>;
export default meta;

const front = (brand: BrandKey) => ({ ...pageStory(() => '/', CONTENT), globals: { brand } });

export const Weekly = front('weekly');
export const Daily = front('daily');
export const Forums = front('forums');
export const Men = front('men');
export const Women = front('women');
export const Rural = front('rural');
