import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TEASERS } from '../../../blocks/shared/fixtures/teasers.ts';
import { Island } from '../../../islands/Island.tsx';
import { StoryList } from '../StoryList/StoryList.tsx';
import { loadMoreIsland } from './island.ts';
import { LoadMore } from './LoadMore.tsx';
import type { LoadMoreData } from './start-load-more.ts';

const meta = {
  component: LoadMore,
  args: { href: '?pagina=2' },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The texts of a list of galleries. */
export const Galleries: Story = { args: { label: 'Cargar más galerías' } };

/** The server's answer with two more stories, without a page after them. */
const ANSWER = ['Crece el río', 'Baja el precio del café']
  .map((text, at) => `<li data-item="${at}"><article><h2><a href="%23${at}">${text}</a></h2></article></li>`)
  .join('');

const DATA: LoadMoreData = {
  href: '?pagina=2',
  source: `data:text/html,<ul>${ANSWER}</ul>`,
  number: 2,
  first: 1,
  rules: { firstSize: 2, pageSize: 2 },
  count: 4,
  next: 2,
};

const list = (data: LoadMoreData) => (
  <StoryList
    preset="side"
    teasers={Object.values(TEASERS).slice(0, 2)}
    pages={2}
    more={<Island definition={loadMoreIsland} props={data} />}
  />
);

/** The button before it is pressed. */
export const WithScript: Story = {
  render: () => list(DATA),
  parameters: { screenshot: { skip: true } },
};

/** Below a list, with its script. */
export const InAList: Story = {
  render: () => list(DATA),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cargar más notas' }));
    await expect(await canvas.findByRole('link', { name: 'Crece el río' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The service is slow: the list is as it was, and the button says what happens. */
export const Slow: Story = {
  render: () => list({ ...DATA, least: 60_000 }),
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cargar más notas' }));
    await expect(await canvas.findByRole('button', { name: 'Cargando...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The service does not answer. */
export const Failed: Story = {
  render: () => list({ ...DATA, source: 'about:invalid' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cargar más notas' }));
    await canvas.findByRole('button', { name: 'Intentar de nuevo' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos traer más.');
  },
};
