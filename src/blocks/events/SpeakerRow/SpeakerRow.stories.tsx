import type { Meta, StoryObj } from '@storybook/react-vite';
import { SPEAKERS } from '../../shared/fixtures/events.ts';
import { SpeakerRow } from './SpeakerRow.tsx';

const meta = {
  component: SpeakerRow,
  args: {
    id: 'conferencistas',
    title: 'Quiénes hablan',
    speakers: SPEAKERS,
    href: '/conferencistas/',
    more: 'Todos',
  },
} satisfies Meta<typeof SpeakerRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPortraits: Story = {
  args: { speakers: SPEAKERS.map((speaker) => ({ ...speaker, portrait: undefined })) },
};
export const Empty: Story = { args: { speakers: [] } };
