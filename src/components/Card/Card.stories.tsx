import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { DateTime } from '../DateTime/index.ts';
import { Icon, playIcon } from '../Icon/index.ts';
import { Image } from '../Image/index.ts';
import { Kicker } from '../Kicker/index.ts';
import { SCENES } from '../scenes.fixture.ts';
import { Card } from './index.ts';

const width = (px: number) => (story: () => React.ReactNode) => (
  <div style={{ maxInlineSize: px }}>{story()}</div>
);

const meta = {
  component: Card,
  args: {
    href: '/nacion/articulo/el-rio-que-volvio/202500/',
    kicker: 'Medio ambiente',
    headline:
      'El río que volvió: cómo un pueblo del Tolima le ganó el pulso a la sequía más larga en cuarenta años',
    standfirst: 'Durante tres veranos sembraron guadua en silencio. Este agosto el cauce amaneció con agua.',
    picture: <Image src={SCENES.mountains} alt="" ratio="card" sizes="400px" />,
    meta: (
      <>
        Por Camila Restrepo <DateTime iso="2025-08-14T15:05:00Z">Hace 12 minutos</DateTime>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card links to the story. The link's name is the headline. */
export const Stacked: Story = {
  decorators: [width(400)],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /El río que volvió/ });
    const card = link.closest('article')!.getBoundingClientRect();
    const reached = document.elementFromPoint(card.left + card.width / 2, card.top + 20);
    await expect(reached).toBe(link);
  },
};

export const Side: Story = { args: { layout: 'side', scale: 'm' }, decorators: [width(760)] };

export const Overlay: Story = {
  args: {
    layout: 'overlay',
    scale: 'l',
    picture: <Image src={SCENES.city} alt="" ratio="4:5" sizes="480px" />,
  },
  decorators: [width(480)],
};

/** An overlay card without its picture. */
export const OverlayWithoutPicture: Story = {
  args: { layout: 'overlay', scale: 'l', picture: undefined },
  decorators: [width(480)],
};

export const TextOnly: Story = {
  args: { layout: 'text', scale: 'm', picture: undefined },
  decorators: [width(400)],
};

export const Compact: Story = {
  args: {
    layout: 'compact',
    scale: 'xs',
    standfirst: undefined,
    picture: <Image src={SCENES.stadium} alt="" ratio="1:1" sizes="96px" />,
  },
  decorators: [width(360)],
};

export const Numbered: Story = {
  args: {
    layout: 'text',
    scale: 's',
    numeral: '1',
    picture: undefined,
    standfirst: undefined,
    meta: undefined,
  },
  decorators: [width(360)],
};

export const Lead: Story = { args: { scale: 'display', level: 2 }, decorators: [width(880)] };

export const WithMark: Story = {
  args: {
    mark: (
      <>
        <Badge tone="live">En vivo</Badge>
        <Badge tone="accent">
          <Icon icon={playIcon} /> 12:40
        </Badge>
      </>
    ),
  },
  decorators: [width(400)],
};

/** The kicker has its link above the card's link. */
export const KickerLink: Story = {
  args: { kicker: <Kicker href="/seccion/medio-ambiente/">Medio ambiente</Kicker> },
  decorators: [width(400)],
  play: async ({ canvasElement }) => {
    const kicker = within(canvasElement).getByRole('link', { name: 'Medio ambiente' });
    const box = kicker.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)).toBe(kicker);
  },
};

/** An outlined card. */
export const Boxed: Story = { args: { frame: 'box', locked: true }, decorators: [width(400)] };

/** The text is in a coloured panel that overlaps the picture. */
export const Panel: Story = {
  args: {
    layout: 'panel',
    scale: 'l',
    picture: <Image src={SCENES.mountains} alt="" ratio="lead" sizes="700px" />,
  },
  decorators: [width(700)],
};

/** Six words, no standfirst, no picture, no meta. */
export const Bare: Story = {
  args: {
    headline: 'Cali vuelve a tener tranvía',
    picture: undefined,
    standfirst: undefined,
    meta: undefined,
    layout: 'text',
  },
  decorators: [width(300)],
};
