import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RegistrationForm } from '../RegistrationForm/RegistrationForm.tsx';
import { ForumRegistration, type ForumFacts } from './ForumRegistration.tsx';

const STORY = '/foros/articulo/agua/';
const FORUM: ForumFacts = {
  title: 'Agua para las ciudades que vienen: alcaldes, ciencia y empresa se sientan en Bogotá',
  href: STORY,
  starts: '2026-12-10T08:00:00-05:00',
  date: { day: '10', month: 'dic', year: '2026', numerals: '10.12.2026' },
  longDate: 'jueves, 10 de diciembre de 2026',
  hour: '8:00 a. m.',
  city: 'Bogotá',
  venue: 'Centro de Convenciones de Corferias, auditorio mayor',
  seats: 620,
  calendar: `${STORY}foro.ics`,
  map: 'https://www.openstreetmap.org/search?query=Corferias',
};
const GUEST = { name: 'Elvira Rojas Cárdenas', email: 'elvira@correo.co' };

const meta = {
  component: ForumRegistration,
  globals: { brand: 'forums' },
  args: { state: 'open', forum: FORUM },
} satisfies Meta<typeof ForumRegistration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { children: <RegistrationForm action={`${STORY}inscripcion/`} policy="/habeas-data/" /> },
};

/** The e-mail is on its way. */
export const Sent: Story = { args: { state: 'sent' } };

export const Full: Story = { args: { state: 'full' }, parameters: { screenshot: { skip: true } } };

export const Closed: Story = {
  args: { state: 'closed', forum: { ...FORUM, calendar: undefined } },
  parameters: { screenshot: { skip: true } },
};

/** The page of a guest, by the link of the e-mail. */
export const Held: Story = {
  args: { state: 'held', guest: GUEST, cancel: { action: '/inscripcion/', token: 'secreto' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Cancelar la inscripción' });
    await expect(button.closest('form')).toHaveAttribute('action', '/inscripcion/');
  },
};

export const Cancelled: Story = {
  args: { state: 'cancelled', guest: GUEST, again: `${STORY}inscripcion/` },
  parameters: { screenshot: { skip: true } },
};

export const Over: Story = {
  args: { state: 'over', guest: GUEST },
  parameters: { screenshot: { skip: true } },
};

export const UnknownLink: Story = {
  args: { state: 'unknown', forum: undefined },
  parameters: { screenshot: { skip: true } },
};

export const ServiceDown: Story = {
  args: { state: 'down', forum: undefined },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
