import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoredRecords } from './StoredRecords.tsx';

const SESSION = { uuid: '00000000-0000-4000-8000-000000000001', accessToken: '…Xk3Q', refreshToken: '…p0aZ' };
const RECORDS = [
  { key: 'ArcId.USER_INFO', text: JSON.stringify(SESSION, null, 2) },
  {
    key: 'ArcId.USER_PROFILE',
    text: JSON.stringify({ email: 'rosa@lectores.example', firstName: 'Rosa' }, null, 2),
  },
  { key: 'ArcId.USER_SETTINGS', text: undefined },
];

const meta = {
  component: StoredRecords,
  args: { records: RECORDS, onClear: fn() },
} satisfies Meta<typeof StoredRecords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};
export const Reading: Story = { args: { records: undefined } };
export const Cleared: Story = {
  args: { records: RECORDS.map(({ key }) => ({ key, text: undefined })), state: 'cleared' },
};
export const Blocked: Story = { args: { records: undefined, state: 'blocked' } };
