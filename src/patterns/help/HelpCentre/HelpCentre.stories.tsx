import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HelpCentre, type HelpQuestion } from './HelpCentre.tsx';

const QUESTIONS: readonly HelpQuestion[] = [
  {
    id: 'dispositivos',
    question: '¿En cuántos dispositivos se puede usar la suscripción?',
    answer: ['Hasta en 4 dispositivos: computadores, tabletas o celulares.'],
  },
  {
    id: 'cancelar',
    question: '¿Hasta cuándo se puede cancelar la renovación automática?',
    answer: ['Hasta 2 días antes de que termine el periodo.'],
    steps: [
      [
        'Iniciar sesión y abrir ',
        { text: 'Mis suscripciones', href: '/autogestion/mis-suscripciones/' },
        '.',
      ],
      'Elegir la suscripción y el botón «Cancelar».',
    ],
  },
];

const home = { text: 'Semanario', href: '/' };
const help = { text: 'Centro de ayuda', href: '/ayuda/' };

const meta = {
  component: HelpCentre,
  args: {
    trail: [home, help, { text: 'Renovaciones' }],
    back: '/ayuda/suscripcion/',
    search: { action: '/ayuda/', query: '' },
    groups: [{ questions: QUESTIONS }],
    missing: { text: '¿No encontraste lo que buscabas?', href: '/ayuda/contacto/' },
    whatsapp: 'https://wa.me/573155550120',
  },
} satisfies Meta<typeof HelpCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page with questions. */
export const Questions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const answer = canvas.getByText('Hasta 2 días antes de que termine el periodo.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText(/cancelar la renovación/));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText(/cancelar la renovación/));
  },
};

/** The first page: topics, and no way back. */
export const Start: Story = {
  args: {
    trail: [home, { text: 'Centro de ayuda' }],
    back: undefined,
    groups: [],
    topics: [
      { title: 'Transacciones', text: 'Pagos y facturas.', href: '/ayuda/transacciones/', icon: 'card' },
      { title: 'PQRS', text: 'Peticiones, quejas y reclamos.', href: '/ayuda/pqrs/', icon: 'comment' },
    ],
  },
};

/** Results, with the page of each. */
export const Results: Story = {
  parameters: { screenshot: { skip: true } },
  args: {
    search: { action: '/ayuda/', query: 'cancelar' },
    groups: [{ title: 'Renovaciones', href: '/ayuda/suscripcion/renovaciones/', questions: QUESTIONS }],
  },
};

/** A search without results offers the topics. */
export const NoResults: Story = {
  parameters: { screenshot: { skip: true } },
  args: { ...Start.args, search: { action: '/ayuda/', query: 'zzz' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No hay respuestas para «zzz»');
  },
};

/** The page of the form after a message. */
export const Sent: Story = {
  parameters: { screenshot: { skip: true } },
  args: { groups: [], search: undefined, missing: undefined, sent: { number: 1284 } },
};
