import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SuggestedLink } from '../page-search/start-suggestions.ts';
import { PageHead } from './PageHead.tsx';

const meta = {
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Política',
    preset: 'rule',
    description: 'Noticias, análisis e historias del Congreso, el Gobierno y los partidos.',
  },
} satisfies Meta<typeof PageHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rule: Story = {};
export const Tab: Story = { args: { preset: 'tab', title: 'Judicial', kicker: 'Sección' } };
export const Centered: Story = { args: { preset: 'centered', title: 'Belleza' } };
export const Band: Story = { args: { preset: 'band', title: 'Relatos' } };
export const Grid: Story = { args: { preset: 'grid', title: 'Foros anteriores', kicker: 'Programa' } };
export const Drawn: Story = { args: { preset: 'drawn', title: 'Agricultura' } };
export const Author: Story = {
  args: {
    title: 'Catalina Restrepo Uribe',
    kicker: 'Autor',
    description: 'Editora política. Cubre el Congreso desde 2009.',
    portrait: { name: 'Catalina Restrepo Uribe' },
    note: 'Página 2',
  },
};

/** Only for assistive technology. */
export const Unseen: Story = {
  args: { title: 'Categorías', unseen: true },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: 'Categorías' });
    await expect(heading.parentElement!.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  },
};

const LINKS: SuggestedLink[] = [
  { kind: 'section', text: 'Café', href: '#taza' },
  { kind: 'tag', text: 'Eje Cafetero', href: '#eje-cafetero' },
  { kind: 'author', text: 'Carlos Cafiero Mejía', href: '#cafiero' },
  {
    kind: 'story',
    text: 'Tres bandas y un silencio: la final de billar que llenó un café de Armenia',
    href: '#1',
  },
];

/** A search page whose field suggests pages. */
export const Suggestions: Story = {
  args: {
    title: 'Buscar',
    kicker: 'Buscador',
    description: undefined,
    search: {
      action: '#buscador',
      query: '',
      // The text after the sign is not sent.
      suggestions: `data:application/json,${encodeURIComponent(JSON.stringify(LINKS))}#`,
    },
  },
  decorators: [
    (story) => (
      <div style={{ minBlockSize: 600 }}>
        {story()}
        <p id="eje-cafetero" style={{ marginBlockStart: 500 }}>
          Eje Cafetero
        </p>
      </div>
    ),
  ],
  // The unit tests and the tests of the search page look at the list; its looks are those of Combobox.
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByRole('combobox', { name: 'Qué busca' });
    await userEvent.type(input, 'caf');
    await expect(await canvas.findAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = canvas.getAllByRole('option');
    await expect(input).toHaveAttribute('aria-activedescendant', second!.id);
    await expect(canvas.getByText('4 sugerencias')).toBeInTheDocument();
  },
};
