import type { Meta, StoryObj } from '@storybook/react-vite';
import { EVENTS } from '../../shared/fixtures/events.ts';
import { EventPanel } from './EventPanel.tsx';

const RICARDO = { name: 'Ricardo Arbeláez Pinto', url: '/autor/ricardo-arbelaez-pinto/' };

const meta = {
  component: EventPanel,
  args: {
    title: 'Próximo foro',
    event: EVENTS[0],
    hour: '8:00 a. m.',
    programme: [
      { time: '07:30', title: 'Registro y café de bienvenida', speakers: [] },
      { time: '08:15', title: 'Apertura: el agua que ya no alcanza', speakers: [RICARDO] },
      {
        time: '09:30',
        title: 'Panel: qué obras no admiten espera',
        speakers: [
          { name: 'Samuel Gaitán', url: '/autor/samuel-gaitan/' },
          { name: 'Yolima Arrieta', url: '/autor/yolima-arrieta/' },
        ],
      },
    ],
    left: { days: 19, hours: 9, minutes: 4 },
    register: { href: '/inscripcion/', text: 'Inscríbase' },
  },
} satisfies Meta<typeof EventPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutProgramme: Story = { args: { programme: [] } };
export const Begun: Story = { args: { left: undefined } };
