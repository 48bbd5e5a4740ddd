import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsentNotice } from './ConsentNotice.tsx';

const meta = {
  component: ConsentNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    page: '/preferencias-de-privacidad/',
    back: '/',
    controller: 'Publicaciones Rotativa S.A.S.',
    policy: '/habeas-data/',
  },
  decorators: [(story) => <div style={{ minBlockSize: 240 }}>{story()}</div>],
} satisfies Meta<typeof ConsentNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The three answers have the same size and weight. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    const answers = [
      canvas.getByRole('button', { name: 'Aceptar todo' }),
      canvas.getByRole('button', { name: 'Rechazar todo' }),
      canvas.getByRole('link', { name: 'Elegir' }),
    ];
    const presets = answers.map((answer) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(answer);
      return [backgroundColor, color, fontSize, fontWeight, borderColor, answer.offsetHeight].join(' ');
    });
    await expect(new Set(presets).size).toBe(1);
    await expect(answers[0]!.offsetWidth).toBe(answers[1]!.offsetWidth);
  },
};
