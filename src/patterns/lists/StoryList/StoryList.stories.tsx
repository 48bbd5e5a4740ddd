import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HouseAd } from '../../../blocks/body/BodyAd/HouseAd.tsx';
import { TEASERS } from '../../../blocks/shared/fixtures/teasers.ts';
import { StoryList } from './StoryList.tsx';

/** Two rows of every look, with each mark of a story. */
const { long, withoutPicture, opinion, video, gallery, live } = TEASERS;

const meta = {
  component: StoryList,
  args: {
    preset: 'side',
    teasers: [long, withoutPicture, opinion, video, gallery, live],
    pages: 3,
    addresses: ['?pagina=1', '?pagina=2', '?pagina=3'],
  },
} satisfies Meta<typeof StoryList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Side: Story = { args: { teasers: [long, withoutPicture, video, live] } };
export const Timed: Story = { args: { preset: 'timed' } };
export const Portraits: Story = { args: { preset: 'portraits' } };
export const Tiles: Story = { args: { preset: 'tiles', teasers: [long, withoutPicture, opinion, video] } };
export const Table: Story = { args: { preset: 'table', mixed: true } };
export const Cards: Story = { args: { preset: 'cards' } };
/** Stories of words alone have rows for themselves, since a card of words beside a picture is mostly empty. */
const WORDS = {
  teasers: [long, video, gallery, withoutPicture, withoutPicture, withoutPicture, live].map((teaser, at) => ({
    ...teaser,
    id: String(at),
  })),
};
export const SideWords: Story = { args: WORDS };
export const PortraitsWords: Story = { args: { preset: 'portraits', ...WORDS } };
export const CardsWords: Story = { args: { preset: 'cards', ...WORDS } };
const LEAD = { lead: true, teasers: Object.values(TEASERS).slice(0, 4) };

/** For pages without another opening. */
export const Lead: Story = { args: LEAD };
export const TimedLead: Story = { args: { preset: 'timed', ...LEAD } };
export const PortraitsLead: Story = { args: { preset: 'portraits', ...LEAD } };
export const TilesLead: Story = { args: { preset: 'tiles', ...LEAD } };
export const TableLead: Story = { args: { preset: 'table', ...LEAD } };
export const CardsLead: Story = {
  args: { preset: 'cards', ...LEAD },
  // At 1280 px the browser draws one column of the scaled picture in one of two ways.
  parameters: { screenshot: { width: 1200 } },
};
/** An advertisement after the third story, which has a whole row. */
export const Advertisement: Story = {
  args: {
    preset: 'tiles',
    teasers: Object.values(TEASERS).slice(0, 4),
    ad: (
      <HouseAd
        name="Boletines"
        title="La carta de la mañana"
        text="Cinco noticias y una opinión."
        button="Inscríbame"
        href="#boletines"
      />
    ),
  },
};
/** Specials have another link, which says where it leads. */
export const Action: Story = {
  args: { preset: 'side', action: 'Ver el especial', teasers: Object.values(TEASERS).slice(0, 2), pages: 1 },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: `Ver el especial ${args.teasers[0]!.headline}` });
    await expect(link).toHaveAttribute('href', args.teasers[0]!.url);
  },
};
/** Below an opening with other videos. */
export const Titled: Story = {
  args: {
    preset: 'cards',
    title: 'Otros videos',
    teasers: [video, ...Object.values(TEASERS).slice(0, 3)],
    pages: 1,
  },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Otros videos' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};
export const One: Story = {
  args: { preset: 'cards', lead: true, teasers: Object.values(TEASERS).slice(0, 1) },
};
/** The results of a search for 'agua' have the found words marked. */
export const Found: Story = {
  args: {
    teasers: [TEASERS.withoutPicture],
    pages: 1,
    found: {
      [TEASERS.withoutPicture.id]: {
        summary: [
          { text: '… el embalse tiene ' },
          { text: 'agua', found: true },
          { text: ' para treinta días …' },
        ],
      },
    },
  },
  parameters: { screenshot: { skip: true } },
};
export const Empty: Story = {
  args: {
    teasers: [],
    pages: 1,
    empty: 'No encontramos notas con esas palabras. Pruebe con otras o con menos.',
  },
};
