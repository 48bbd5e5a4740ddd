import type { Meta, StoryObj } from '@storybook/react-vite';
import { HouseAd } from './HouseAd.tsx';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { AdPlaceholder } from './AdPlaceholder.tsx';
import { BodyAd } from './BodyAd.tsx';

const meta = {
  component: BodyAd,
  decorators: [inTextColumn],
  args: {
    id: 'robapagina-1-desktop',
    slot: 'ROBAPAGINA_1',
    size: 'GP5',
    display: 'desktop',
    children: (
      <HouseAd
        name="Semanario"
        title="Lea sin límites, desde hoy"
        text="Todas las historias, los archivos y la edición impresa en digital por $199.000 al año."
        button="Suscríbase ahora"
        href="/store/"
        tone="accent"
      />
    ),
  },
} satisfies Meta<typeof BodyAd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const House: Story = {};

/** The height is reserved before the ad loads, so that nothing moves. */
export const Waiting: Story = { args: { children: undefined } };

/** The placeholder for editors, on a site that has no account with its ad server. */
export const ForEditors: Story = {
  args: {
    display: undefined,
    children: (
      <AdPlaceholder
        slot="ROBAPAGINA_1"
        size="GP5"
        problem="No DFP Publisher ID has been supplied via site properties."
      />
    ),
  },
};

export const Tall: Story = {
  args: {
    size: 'GP4',
    slot: 'LATERAL_2',
    children: (
      <HouseAd
        name="Semanario"
        title="El periodismo que usted lee lo paga usted"
        text="Reportería en los 32 departamentos, archivo completo y ninguna historia a medias."
        button="Conozca los planes"
        href="/store/"
        tone="inverse"
        tall
      />
    ),
  },
  decorators: [(show) => <div style={{ inlineSize: 300 }}>{show()}</div>],
};
