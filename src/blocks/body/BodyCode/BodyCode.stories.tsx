import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyCode } from './BodyCode.tsx';

const meta = {
  component: BodyCode,
  decorators: [inTextColumn],
  args: {
    language: 'bash',
    code: 'curl https://datos.ejemplo.com/contratos.csv \\\n  | grep "Ventaquemada" \\\n  | sort --field-separator=, --key=4 --numeric-sort --reverse | head -20 > los-veinte-contratos-mas-grandes-del-municipio.csv',
  },
} satisfies Meta<typeof BodyCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A line that is longer than the column scrolls inside the box. */
export const LongLine: Story = {};
