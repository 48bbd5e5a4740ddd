import type { Meta, StoryObj } from '@storybook/react-vite';
import { PHONE_RAIL } from '../../shared/fixtures/phone-rail.tsx';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { SectionRow } from './SectionRow.tsx';

const meta = {
  component: SectionRow,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Política', url: '/politica/', teasers: teasers(4), arrangement: 'lead' },
} satisfies Meta<typeof SectionRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lead: Story = { args: { teasers: teasers(6) } };

export const LeadEnd: Story = { args: { arrangement: 'lead-end' } };

/** With the margin of a page. Without it a phone shows too little of the focus ring around so high a card. */
export const LeadLongHeadline: Story = {
  args: { teasers: [TEASERS.long, ...teasers(3)] },
  parameters: { layout: 'padded' },
};

export const LeadWithoutPicture: Story = { args: { teasers: [TEASERS.withoutPicture, ...teasers(3)] } };

/** On a phone the large story is a row too. */
export const PhoneRows: Story = {
  args: { phone: 'rows' },
  parameters: { screenshot: { width: 360, height: 740 } },
};

/** On a phone the other stories are a row that scrolls. */
export const PhoneRail: Story = { ...PHONE_RAIL, args: { phone: 'rail' } };

export const Empty: Story = { args: { teasers: [] } };

export const One: Story = {
  args: { teasers: teasers(1) },
  parameters: { screenshot: { skip: true } },
};
