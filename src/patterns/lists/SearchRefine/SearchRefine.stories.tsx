import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SearchRefine } from './SearchRefine.tsx';

const SECTIONS = [
  { value: 'nacion', label: 'Nación' },
  { value: 'economia', label: 'Economía' },
  { value: 'medio-ambiente', label: 'Medio ambiente' },
];

const meta = {
  component: SearchRefine,
  args: {
    action: '/buscador/',
    kept: [{ name: 'q', value: 'agua' }],
    sections: SECTIONS,
    chosen: [SECTIONS[0]!],
    years: { first: 2013, last: 2026, from: 2019, to: 2021 },
    open: true,
  },
} satisfies Meta<typeof SearchRefine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Closed: Story = {
  args: { open: false, chosen: [], years: { first: 2013, last: 2026 } },
};

/** Below filters in the middle. */
export const Centered: Story = { args: { centered: true, chosen: [] } };

/** The form sends each section, and years as plain numbers. */
export const Sent: Story = {
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form')!;
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Secciones' })).toBeVisible());
    await userEvent.type(canvas.getByRole('combobox', { name: 'Secciones' }), 'econo');
    await userEvent.click(await canvas.findByRole('option', { name: /Economía/ }));
    await userEvent.keyboard('{Escape}');
    const last = canvas.getByRole('spinbutton', { name: 'Hasta el año' });
    await userEvent.clear(last);
    await userEvent.type(last, '2024');
    await expect(new URLSearchParams([...new FormData(form)] as [string, string][]).toString()).toBe(
      'q=agua&seccion=nacion&seccion=economia&desde=2019&hasta=2024',
    );
    last.blur();
  },
};
