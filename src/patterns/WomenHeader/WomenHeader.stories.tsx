import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../themes/women/index.ts';
import { socialLinks } from '../header-parts/social.ts';
import { WomenHeader } from './WomenHeader.tsx';

const meta = {
  component: WomenHeader,
  parameters: { layout: 'fullscreen', brands: ['women'] },
  args: {
    name: brand.name,
    wordmark: brand.wordmark,
    sections: brand.navigation.main,
    menu: brand.navigation.menu,
    social: socialLinks(brand.properties, ['instagram', 'facebook']),
    routes: brand.routes,
    path: '/moda/',
  },
} satisfies Meta<typeof WomenHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InSection: Story = {};
export const Home: Story = { args: { path: '/', home: true } };
