import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { LiveStrip } from './LiveStrip.tsx';

const PATH = '/politica/articulo/en-vivo-debate-reforma-agua-senado/';

const meta = {
  component: LiveStrip,
  args: {
    story: { url: PATH, headline: 'El Senado debate la reforma al agua' },
    latest: {
      url: `${PATH}?entrada=u3#u3`,
      time: '11:05 a. m.',
      dateTime: '2026-11-21T16:05:00.000Z',
      title: 'La ponente defiende el capítulo de acueductos comunitarios',
    },
  },
} satisfies Meta<typeof LiveStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = {
  parameters: { viewport: { defaultViewport: 'phone' }, screenshot: { skip: true } },
};

export const Breaking: Story = {
  args: { kind: 'breaking', story: { url: PATH, headline: 'Tiembla en Bogotá' }, latest: undefined },
  parameters: { screenshot: { skip: true } },
};

export const LongHeadline: Story = {
  args: {
    story: { url: PATH, headline: TEASERS.long.headline },
    latest: { ...meta.args.latest, title: TEASERS.long.headline },
  },
  parameters: { screenshot: { skip: true } },
};
