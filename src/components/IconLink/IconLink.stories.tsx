import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  facebookIcon,
  instagramIcon,
  linkedinIcon,
  tiktokIcon,
  whatsappIcon,
  xIcon,
  youtubeIcon,
} from '../Icon/index.ts';
import { IconLink } from './index.ts';

const meta = {
  component: IconLink,
  args: { icon: instagramIcon, label: 'Semanario en Instagram', href: 'https://instagram.com/semanario' },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Outlined: Story = { args: { variant: 'outlined', shape: 'round' } };

const NETWORKS = [
  [facebookIcon, 'Facebook'],
  [xIcon, 'X'],
  [instagramIcon, 'Instagram'],
  [youtubeIcon, 'YouTube'],
  [whatsappIcon, 'WhatsApp'],
  [tiktokIcon, 'TikTok'],
  [linkedinIcon, 'LinkedIn'],
] as const;

/** A row of the brand's profiles, as in a footer. */
export const Row: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {NETWORKS.map(([icon, name]) => (
        <IconLink
          key={name}
          icon={icon}
          label={`Semanario en ${name}`}
          href={`https://example.com/${name}`}
        />
      ))}
    </div>
  ),
};
