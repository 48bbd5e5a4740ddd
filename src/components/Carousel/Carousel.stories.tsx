import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Image } from '../Image/index.ts';
import { SCENES } from '../scenes.ts';
import { Carousel, GALLERY_AUTOPLAY_DELAY_MS } from './index.ts';

const STORIES = [
  ['mountains', 'Los guardianes del páramo cobran con tres meses de retraso'],
  ['city', 'Bogotá estrena la primera línea: así fue el viaje inaugural'],
  ['coffee', 'El café de altura que conquistó a los tostadores japoneses'],
  ['stadium', 'La noche en que Cali volvió a creer'],
  ['mountains', 'La carretera que tardó treinta años en llegar a Mocoa'],
  ['coffee', 'Un trapiche comunitario y la cuenta de luz que bajó a la mitad'],
] as const;

const pictures = STORIES.slice(0, 5).map(([scene, alt], at) => (
  <Image key={at} src={SCENES[scene]} alt={alt} sizes="720px" />
));

const cards = STORIES.map(([scene, headline], at) => (
  <Card
    key={at}
    href={`/articulo/${at}/`}
    kicker="Especial"
    headline={headline}
    picture={<Image src={SCENES[scene]} alt="" ratio="card" sizes="300px" />}
  />
));

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'Galería: un año en imágenes', children: pictures },
  decorators: [
    (story, { args }) => <div style={{ maxInlineSize: args.perView === 4 ? 1200 : 720 }}>{story()}</div>,
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const position = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('group', { name: 'Elegir diapositiva' }).querySelector('[aria-current]');

/** Arrows, dots and the arrow keys lead through it; the place is announced. */
export const Gallery: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Siguiente' });
    await userEvent.click(next);
    await waitFor(() => expect(position(canvasElement)).toHaveAccessibleName('Ir a la diapositiva 2'));
    await expect(await canvas.findByText('Diapositiva 2 de 5')).toBeInTheDocument();
    next.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(position(canvasElement)).toHaveAccessibleName('Ir a la diapositiva 3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ir a la diapositiva 1' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled'),
    );
  },
};

/** From the last slide on to the first. */
export const Loop: Story = {
  args: { loop: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Anterior' }));
    await waitFor(() => expect(position(canvasElement)).toHaveAccessibleName('Ir a la diapositiva 5'));
  },
};

/** It turns by itself where motion is welcome, and always has its pause button. */
export const Autoplay: Story = {
  args: { loop: true, autoplay: GALLERY_AUTOPLAY_DELAY_MS },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /el movimiento/ });
    const before = button.getAttribute('aria-label');
    await userEvent.click(button);
    await expect(button).not.toHaveAccessibleName(before!);
  },
};

export const Bars: Story = { args: { pagination: 'bars' } };

export const ArrowsOver: Story = { args: { arrows: 'over', loop: true } };

/** Teasers side by side where there is room for them. */
export const Cards: Story = {
  args: { label: 'Más de Especiales', perView: 4, children: cards, pagination: 'none' },
};

export const NarrowSpacing: Story = {
  args: { label: 'Más de Especiales', perView: 3, children: cards, spacing: 'narrow' },
};

export const Fade: Story = {
  args: { effect: 'fade', loop: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Siguiente' }));
    const faces = canvasElement.querySelectorAll<HTMLElement>('.face');
    await waitFor(() => expect(Number(faces[1]!.style.opacity)).toBeGreaterThan(0.99), { timeout: 3000 });
    await expect(faces[0]!.style.visibility).toBe('hidden');
  },
};

export const Coverflow: Story = {
  args: { effect: 'coverflow', perView: 2, loop: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Siguiente' });
    const faces = canvasElement.querySelectorAll<HTMLElement>('.face');
    await waitFor(() => expect(faces[1]!.style.transform).toContain('rotateY(-50deg)'));
    await expect(faces[1]!.style.transform).toContain('translateZ(-100px)');
  },
};
