import type { Meta, StoryObj } from '@storybook/react-vite';
import { FULL_PROFILE, NEW_PROFILE } from './profile.fixture.ts';
import { ProfileCard } from './ProfileCard.tsx';

const meta = {
  component: ProfileCard,
  args: { profile: FULL_PROFILE, edit: '/autogestion/editarperfil/' },
} satisfies Meta<typeof ProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  args: { profile: NEW_PROFILE },
};

const LONG = 'Maximiliana'.repeat(9).slice(0, 100);
/** Every name as long as the service allows. */
export const Long: Story = {
  args: { profile: { ...FULL_PROFILE, firstName: LONG, lastName: LONG, secondLastName: LONG.slice(0, 50) } },
};
