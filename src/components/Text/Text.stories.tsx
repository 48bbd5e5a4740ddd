import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text, type TextVoice } from './index.ts';

const meta = {
  component: Text,
  args: {
    children:
      'En la plaza de Silvia, Cauca, los martes empiezan antes del amanecer: bajan las chivas con papa, ulluco y fresa, y nadie discute el precio hasta que sale el sol.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Standfirst: Story = { args: { voice: 'standfirst-l' } };

export const Muted: Story = { args: { tone: 'muted', voice: 'body-s' } };

/** The line is kept to the brand's measure, and words are divided. */
export const Measure: Story = {
  args: {
    measure: true,
    lang: 'es-CO',
    voice: 'body-l',
    children:
      'La interconexión eléctrica de los municipios ribereños, prometida desde hace veintitrés años, avanza con intermitencias: responsabilidades administrativas superpuestas, contratistas incumplidos y un río que, dos veces al año, recuerda quién manda.',
  },
};

const VOICES: readonly TextVoice[] = [
  'standfirst-l',
  'standfirst-m',
  'body-l',
  'body-m',
  'body-s',
  'quote',
  'label-m',
  'label-s',
  'byline',
  'caption',
];

export const EveryVoice: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {VOICES.map((voice) => (
        <Text key={voice} voice={voice}>
          {voice}: «Nadie nos preguntó», dice Ofelia Muñoz, vocera de las 312 familias.
        </Text>
      ))}
      <Text voice="numeral">1 2 3 4 5</Text>
    </div>
  ),
};
