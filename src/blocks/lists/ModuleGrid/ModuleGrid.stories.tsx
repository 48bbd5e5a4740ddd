import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { ModuleGrid } from './ModuleGrid.tsx';

const meta = {
  component: ModuleGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    ground: 'page' as const,
    columns: 3 as const,
    modules: [
      { title: 'Judicial', url: '/judicial/', teasers: teasers(3) },
      { title: 'Valle', url: '/valle/', teasers: teasers(3) },
      { title: 'Economía', url: '/economia/', teasers: teasers(2) },
    ],
  },
} satisfies Meta<typeof ModuleGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Band: Story = { args: { ground: 'band' } };

export const Compact: Story = { args: { columns: 4 } };

/** On a phone the boxes are a row that scrolls. */
export const PhoneRail: Story = {
  args: { ground: 'band', phone: 'rail' },
  parameters: { screenshot: { width: 360, height: 740 } },
};

export const LongHeadline: Story = {
  args: {
    modules: [{ title: 'Información comercial', url: '', teasers: [TEASERS.long, TEASERS.withoutPicture] }],
  },
};

/** A module with one story. */
export const One: Story = {
  args: { modules: [{ title: 'Valle', url: '/valle/', teasers: teasers(1) }] },
  parameters: { screenshot: { skip: true } },
};

export const WithoutPicture: Story = {
  args: {
    modules: [{ title: 'Judicial', url: '/judicial/', teasers: [TEASERS.withoutPicture, ...teasers(2)] }],
  },
  parameters: { screenshot: { skip: true } },
};

/** Renders nothing without modules. */
export const Empty: Story = {
  args: { modules: [] },
  parameters: { screenshot: { skip: true } },
};
