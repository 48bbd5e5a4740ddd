import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand as daily } from '../../../themes/daily/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { footerProps, SiteFooter } from './index.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const meta = {
  component: SiteFooter,
  args: footerProps(weekly, NOW),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Family: Story = {};

export const Regional: Story = {
  args: footerProps(daily, NOW, { networks: ['facebook', 'instagram', 'x', 'youtube'] }),
};

export const Plain: Story = { args: { tone: 'plain' } };

export const WithoutSections: Story = { args: { sections: [] } };

export const WithThemeSwitch: Story = {
  args: { themeSwitch: { endpoint: '/apariencia/', back: '/', chosen: 'system' } },
};
