import type { Meta, StoryObj } from '@storybook/react-vite';
import * as all from './index.ts';
import { calendarIcon, clockIcon, Icon, type IconShape } from './index.ts';

const meta = {
  component: Icon,
  args: { icon: clockIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 's' } };

export const Medium: Story = { args: { size: 'm' } };

export const Large: Story = { args: { size: 'l' } };

/** Without a size it grows with the words beside it. */
export const InText: Story = {
  render: () => (
    <p style={{ fontSize: 28 }}>
      <Icon icon={calendarIcon} /> Jueves 14 de agosto, auditorio principal
    </p>
  ),
};

/** An icon without text has an accessible name. */
export const Labelled: Story = { args: { size: 'm', label: 'Lectura de 5 minutos' } };

const shapes = Object.entries(all).filter(
  (entry): entry is [string, IconShape] => entry[0].endsWith('Icon') && entry[0] !== 'Icon',
);

export const Every: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 20 }}>
      {shapes.map(([name, of]) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 12 }}>
          <Icon icon={of} size="l" />
          {name}
        </div>
      ))}
    </div>
  ),
};
