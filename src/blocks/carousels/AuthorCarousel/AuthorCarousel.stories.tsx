import type { Meta, StoryObj } from '@storybook/react-vite';
import { AUTHORS } from './authors.fixture.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AuthorCarousel } from './AuthorCarousel.tsx';

const meta = {
  component: AuthorCarousel,
  args: { title: 'Nuestras firmas', newsroom: 'Redacción Semanario', authors: AUTHORS },
} satisfies Meta<typeof AuthorCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows appear above seven authors. */
export const Many: Story = {
  play: async ({ canvasElement }) => {
    const next = await within(canvasElement).findByRole('button', { name: 'Siguiente' }, { timeout: 5000 });
    await userEvent.click(next);
    await expect(next).toBeInTheDocument();
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Anterior' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Anterior' }));
  },
};

export const Few: Story = { args: { authors: AUTHORS.slice(0, 4) } };

export const LongName: Story = {
  args: {
    authors: AUTHORS.slice(0, 3).map((author) => ({
      ...author,
      name: `María Fernanda de los Ángeles ${author.name}`,
    })),
  },
  parameters: { screenshot: { skip: true } },
};

/** Initials are shown without a portrait. */
export const WithoutPortrait: Story = {
  args: { authors: AUTHORS.slice(0, 4).map(({ portrait: _, ...author }) => author) },
  parameters: { screenshot: { skip: true } },
};

/** Renders nothing without authors. */
export const Empty: Story = {
  args: { authors: [] },
  parameters: { screenshot: { skip: true } },
};
