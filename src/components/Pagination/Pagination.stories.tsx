import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './index.ts';

const meta = {
  component: Pagination,
  args: { page: 6, pages: 24, hrefOf: (page) => `/archivo/?pagina=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 24 } };

export const Few: Story = { args: { page: 2, pages: 3 } };
