import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from './index.ts';

const meta = {
  component: DatePicker,
  args: {
    label: 'Edición impresa',
    hint: 'Desde el 1 de enero de 1982.',
    name: 'fecha',
    today: '2026-11-20',
    min: '1982-01-01',
    max: '2026-11-20',
  },
  decorators: [(story) => <div style={{ maxInlineSize: 400, minBlockSize: 500 }}>{story()}</div>],
  parameters: { screenshot: { width: 640, height: 640 } },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const button = await within(canvasElement).findByRole('button', {
    name: 'Abrir el calendario Edición impresa',
  });
  await userEvent.click(button);
  const calendar = within(canvasElement).getByRole('group', { name: 'Calendario' });
  await within(calendar).findByRole('grid');
  return calendar;
};

export const Closed: Story = {};

/**
 * The focus is on the chosen day, also when the calendar is closed and at once opened again. The arrow keys move it,
 * Enter chooses and gives the focus back.
 */
export const Keyboard: Story = {
  args: { defaultValue: '2026-11-12' },
  play: async ({ canvasElement }) => {
    const panel = await openIt(canvasElement);
    const calendar = within(panel);
    const chosenHasFocus = (): Promise<void> =>
      waitFor(() =>
        expect(
          calendar.getByRole('button', { name: 'jueves, 12 de noviembre de 2026, elegido' }),
        ).toHaveFocus(),
      );
    await chosenHasFocus();
    panel.hidePopover();
    panel.showPopover();
    await chosenHasFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(calendar.getByRole('button', { name: 'viernes, 6 de noviembre de 2026' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByLabelText('Edición impresa')).toHaveValue('2026-11-06');
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', { name: 'Abrir el calendario Edición impresa' }),
      ).toHaveFocus(),
    );
  },
};

/** Days after the last edition, and Mondays, have none. */
export const Open: Story = {
  args: {
    defaultValue: '2026-11-12',
    isUnavailable: (day) => ['2026-11-02', '2026-11-09', '2026-11-16'].includes(day),
  },
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    const calendar = within(await openIt(canvasElement));
    await expect(
      calendar.getByRole('button', { name: 'lunes, 9 de noviembre de 2026, no disponible' }),
    ).toHaveAttribute('aria-disabled');
    await waitFor(() =>
      expect(
        calendar.getByRole('button', { name: 'jueves, 12 de noviembre de 2026, elegido' }),
      ).toHaveFocus(),
    );
  },
};

/** Years of an archive: a list is faster than a button. */
export const OldEdition: Story = {
  play: async ({ canvasElement }) => {
    const calendar = within(await openIt(canvasElement));
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Año' }), '1985');
    await userEvent.click(calendar.getByRole('button', { name: 'miércoles, 6 de noviembre de 1985' }));
    await expect(within(canvasElement).getByLabelText('Edición impresa')).toHaveValue('1985-11-06');
  },
};

export const OnPhone: Story = {
  ...Open,
  parameters: { screenshot: { width: 360, height: 640 } },
};

export const WithError: Story = { args: { required: true, error: 'Elija el día de una edición.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-12' } };
