import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sanitizeRich } from '../../../domain/html/policy.ts';
import { PageEmbed } from './PageEmbed.tsx';

const MAP = sanitizeRich(
  '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=-74.0985%2C4.6245%2C-74.0825%2C4.6360&layer=mapnik" title="Mapa de Corferias"></iframe>',
);

const MEASURES = sanitizeRich(
  [
    '<p>Las plazas de mercado todavía cuentan en medidas que no están en las facturas.</p>',
    '<table><thead><tr><th scope="col">Medida</th><th scope="col">Equivale a</th></tr></thead><tbody>',
    '<tr><td>Arroba</td><td>12,5 kg</td></tr><tr><td>Bulto de papa</td><td>50 kg</td></tr>',
    '<tr><td>Carga de café pergamino</td><td>125 kg</td></tr></tbody></table>',
  ].join(''),
);

const meta = {
  component: PageEmbed,
  args: { title: 'Cómo llegar', html: MAP, heights: { wide: 420, phone: 320 } },
} satisfies Meta<typeof PageEmbed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The place of a frame is open before the reader loads it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const wide = canvasElement.ownerDocument.defaultView!.innerWidth >= 640;
    const held = canvasElement.querySelector('.held-frame')!;
    await expect(held.getBoundingClientRect().height).toBe(wide ? 420 : 320);
  },
};

/** HTML by the policy for documents. */
export const Html: Story = { args: { title: 'Medidas del campo', html: MEASURES, heights: undefined } };

export const WithoutTitle: Story = { args: { title: undefined, html: MEASURES, heights: undefined } };
