import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyList } from './BodyList.tsx';

const meta = {
  component: BodyList,
  decorators: [inTextColumn],
  args: {
    ordered: true,
    items: [
      'Haga un censo: quién siembra, cuánto y en qué mes.',
      'Divida por altura y por agua, no por amistad.',
      'Cumpla el primer contrato aunque pierda: la confianza vale más que una cosecha, y se tarda más en darse.',
    ],
  },
} satisfies Meta<typeof BodyList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ordered: Story = {};

export const Unordered: Story = { args: { ordered: false } };

/** Editors set links in the items. */
export const WithLinks: Story = {
  args: {
    items: [
      <>
        El <a href="/agricultura/censo/">censo de la vereda</a>, que se hace cada año.
      </>,
      <>
        Los <a href="/agricultura/turnos/">turnos de siembra</a> por altura y por agua.
      </>,
    ],
  },
  parameters: { screenshot: { skip: true } },
};
