import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { QuoteBand } from './QuoteBand.tsx';

const meta = {
  component: QuoteBand,
  args: {
    quote: 'Mandar en voz baja no es mandar con miedo. Es confiar en que el otro también oye.',
    by: 'Silvana Restrepo Ochoa',
    story: { url: TEASERS.culture.url, headline: TEASERS.culture.headline },
  },
} satisfies Meta<typeof QuoteBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const Anonymous: Story = { args: { by: undefined } };

export const LongQuote: Story = {
  args: { quote: `${meta.args.quote} ${meta.args.quote} ${meta.args.quote}` },
  parameters: { screenshot: { skip: true } },
};
