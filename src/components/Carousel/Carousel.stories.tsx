import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Image } from '../Image/index.ts';
import { SCENES } from '../scenes.fixture.ts';
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
  component: Carousel,
  args: { label: 'Galería: un año en imágenes', children: pictures },
  decorators: [
    (story, { args: { perView } }) => (
      <div style={{ maxInlineSize: typeof perView === 'object' ? 'none' : perView === 4 ? 1200 : 720 }}>
        {story()}
      </div>
    ),
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

/** Autoplay has a pause button and does not start under prefers-reduced-motion. */
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

/** The row follows the focus, however it got there. */
export const NarrowSpacing: Story = {
  args: { label: 'Más de Especiales', perView: 3, children: cards, spacing: 'narrow' },
  play: async ({ canvasElement }) => {
    const viewport = canvasElement.querySelector('.viewport')!;
    const links = [...viewport.querySelectorAll<HTMLElement>('a')];
    for (const link of [links.at(-1)!, links[0]!]) {
      link.focus();
      await waitFor(async () => {
        const [frame, box] = [viewport.getBoundingClientRect(), link.getBoundingClientRect()];
        await expect(box.left).toBeGreaterThanOrEqual(frame.left);
        await expect(box.right).toBeLessThanOrEqual(frame.right);
      });
    }
    links[0]!.blur();
  },
};

/** A row across the screen: its spacing, its offsets and its slides follow the width of the screen. */
export const Slider: Story = {
  args: {
    label: 'Ediciones especiales',
    perView: { small: 1, medium: 3, large: 4 },
    spacing: 'screen',
    offsets: 'slider',
    children: cards,
    pagination: 'none',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Siguiente' }));
    const viewport = canvasElement.querySelector('.viewport')!.getBoundingClientRect();
    const second = canvasElement.querySelectorAll('.slide')[1]!;
    const place = () => {
      const space = parseFloat(getComputedStyle(second).paddingInlineStart);
      return Math.round(second.getBoundingClientRect().left + space - viewport.left);
    };
    const wide = innerWidth > 1024;
    await waitFor(() => expect(place()).toBe(wide ? 30 : 14), { timeout: 3000 });
  },
};

export const SliderOnDesktop: Story = {
  ...Slider,
  parameters: { screenshot: { width: 1280, height: 480 } },
};

export const SliderOnPhone: Story = {
  ...Slider,
  parameters: { screenshot: { width: 360, height: 640 } },
};

/** Drags the row slowly by a share of a slide, and tells where it comes to rest. */
async function swipe(canvasElement: HTMLElement, share: number): Promise<string | null | undefined> {
  const row = canvasElement.querySelector('.viewport')!;
  const width = row.querySelector<HTMLElement>('.slide')!.offsetWidth;
  const at = (x: number) => ({
    bubbles: true,
    cancelable: true,
    button: 0,
    buttons: 1,
    clientX: x,
    clientY: 40,
  });
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  row.dispatchEvent(new MouseEvent('mousedown', at(400)));
  for (let step = 1; step <= 10; step += 1) {
    document.dispatchEvent(new MouseEvent('mousemove', at(400 - (share * width * step) / 10)));
    await wait(20);
  }
  // At rest before it is let go: no flick. The row follows the pointer with a delay.
  await wait(250);
  document.dispatchEvent(new MouseEvent('mousemove', at(400 - share * width)));
  document.dispatchEvent(new MouseEvent('mouseup', at(400 - share * width)));
  await wait(100);
  const current = position(canvasElement)?.getAttribute('aria-label');
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ir a la diapositiva 1' }));
  await wait(100);
  return current;
}

/** A slow swipe moves on when it has passed half a slide. */
export const SwipeRatio: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Siguiente' });
    await expect(await swipe(canvasElement, 0.44)).toBe('Ir a la diapositiva 1');
    await expect(await swipe(canvasElement, 0.56)).toBe('Ir a la diapositiva 2');
  },
  parameters: { screenshot: { skip: true } },
};

/** A lower ratio moves on earlier, a higher one later. */
export const LowSwipeRatio: Story = {
  args: { swipeRatio: 0.25 },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Siguiente' });
    await expect(await swipe(canvasElement, 0.2)).toBe('Ir a la diapositiva 1');
    await expect(await swipe(canvasElement, 0.3)).toBe('Ir a la diapositiva 2');
  },
  parameters: { screenshot: { skip: true } },
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
