import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../themes/men/index.ts';
import { socialLinks } from '../header-parts/social.ts';
import { MenHeader } from './MenHeader.tsx';

const meta = {
  component: MenHeader,
  parameters: { layout: 'fullscreen', brands: ['men'] },
  args: {
    name: brand.name,
    wordmark: brand.wordmark,
    sections: brand.navigation.main,
    more: brand.navigation.more,
    social: socialLinks(brand.properties, ['instagram', 'facebook']),
    routes: brand.routes,
    path: '/seccion/relatos/',
    today: { iso: '2026-11-20T15:00:00.000Z', date: 'viernes, 20 de noviembre de 2026' },
    issn: brand.issn,
  },
} satisfies Meta<typeof MenHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InSection: Story = {};
export const Home: Story = { args: { path: '/', home: true } };
