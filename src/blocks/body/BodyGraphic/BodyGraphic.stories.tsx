import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyGraphic } from './BodyGraphic.tsx';
import { GRAPHICS, MANY, ODD, TOUR, TOURS } from './graphics.fixture.ts';

const meta = {
  component: BodyGraphic,
  decorators: [inTextColumn],
  args: { graphic: GRAPHICS.line, dataHref: '/economia/articulo/embalses/datos/nivel.csv' },
} satisfies Meta<typeof BodyGraphic>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Names below the plot and beside marks keep apart where the page is narrow. */
const NARROW: Story['decorators'] = [(show) => <div style={{ inlineSize: 300 }}>{show()}</div>];

export const Line: Story = {};

/** Narrower than a phone's page: other years are named, and the text keeps its size. */
export const OnAPhone: Story = {
  decorators: [(show) => <div style={{ inlineSize: 320 }}>{show()}</div>],
  play: async ({ canvasElement }) => {
    const wide = canvasElement.querySelector('.name[data-width="wide"]')!;
    await expect(getComputedStyle(wide).display).toBe('none');
    const text = canvasElement.querySelector('.tail')!;
    await expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(12);
  },
};

export const Bar: Story = { args: { graphic: GRAPHICS.bar } };

export const GroupedBar: Story = { args: { graphic: GRAPHICS.grouped } };

export const BelowZero: Story = { args: { graphic: GRAPHICS.negative } };

export const Stacked: Story = { args: { graphic: GRAPHICS.stacked } };

export const TableWithBars: Story = { args: { graphic: GRAPHICS.table } };

export const TableWithLines: Story = { args: { graphic: GRAPHICS.sparks } };

export const Slope: Story = { args: { graphic: GRAPHICS.slope } };

export const Multiples: Story = { args: { graphic: GRAPHICS.multiples } };

export const Hemicycle: Story = { args: { graphic: GRAPHICS.hemicycle } };

export const Scatter: Story = { args: { graphic: GRAPHICS.scatter } };

export const MapOfDepartments: Story = { args: { graphic: GRAPHICS.map } };

export const MapOfPlaces: Story = { args: { graphic: GRAPHICS.places } };

export const MapOfARoute: Story = { args: { graphic: GRAPHICS.route } };

export const MapOfStreets: Story = { args: { graphic: GRAPHICS.streets } };

/** The map stays and travels while its stops are read. Browsers without scroll timelines show it above the words. */
export const Tour: Story = {
  args: { graphic: TOUR },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^La ruta va de Las Papas a Bocas de Ceniza/);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toHaveLength(5);
    const legs = [...canvasElement.querySelectorAll('.leg')];
    await expect(legs).toHaveLength(5);
  },
};

export const TourOnAPhone: Story = { args: { graphic: TOUR }, decorators: NARROW };

export const ProfileOfARoad: Story = { args: { graphic: GRAPHICS.profile } };

export const Units: Story = { args: { graphic: GRAPHICS.units } };

export const Calendar: Story = { args: { graphic: GRAPHICS.calendar } };

export const TableWithStates: Story = { args: { graphic: GRAPHICS.states } };

/** Readers of screens get the number itself. */
export const NumbersThatCount: Story = {
  args: { graphic: GRAPHICS.counted },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1.316')).toBeInTheDocument();
  },
};

const hasItsStops: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  await expect(canvas.getByRole('img')).toBeVisible();
  await expect(canvasElement.querySelectorAll('.stage [data-stop]').length).toBeGreaterThanOrEqual(2);
};

export const TourOfARoad: Story = { args: { graphic: TOURS.profile }, play: hasItsStops };

export const TourOfUnits: Story = { args: { graphic: TOURS.units }, play: hasItsStops };

export const TourOfAYear: Story = { args: { graphic: TOURS.calendar }, play: hasItsStops };

export const Figures: Story = { args: { graphic: GRAPHICS.figures } };

export const Timeline: Story = { args: { graphic: GRAPHICS.timeline } };

export const Facts: Story = { args: { graphic: GRAPHICS.facts } };

export const Steps: Story = { args: { graphic: GRAPHICS.steps } };

/** Gaps, names that are repeated, and words longer than their room. */
export const OddData: Story = { args: { graphic: ODD } };

const keepsApart =
  (selector: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll(selector)]
      .map((text) => text.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    await expect(boxes.length).toBeGreaterThan(1);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top + 4 ||
          other.bottom <= one.top + 4;
        await expect(isApart).toBe(true);
      }
  };

export const OddDataOnAPhone: Story = {
  args: { graphic: ODD },
  decorators: NARROW,
  play: keepsApart('.at'),
};

export const ScatterOnAPhone: Story = {
  args: { graphic: GRAPHICS.scatter },
  decorators: NARROW,
  play: keepsApart('.place'),
};

export const RouteOnAPhone: Story = {
  args: { graphic: GRAPHICS.route },
  decorators: NARROW,
  play: keepsApart('.place'),
};

export const StreetsOnAPhone: Story = {
  args: { graphic: GRAPHICS.streets },
  decorators: NARROW,
  play: keepsApart('.place'),
};

export const ManyRows: Story = { args: { graphic: MANY } };

/** The arrow keys tell each point below the drawing, and mark it. */
export const Points: Story = {
  play: async ({ canvasElement }) => {
    const reader = await within(canvasElement).findByRole('application', { name: 'Puntos del gráfico' });
    const output = canvasElement.querySelector('output')!;
    await userEvent.tab();
    await expect(reader).toHaveFocus();
    await expect(within(canvasElement).getByText('Con las flechas se leen los puntos')).toBeVisible();
    await waitFor(async () => {
      await userEvent.keyboard('{Home}');
      await expect(output).toHaveTextContent(/^Enero, Este año: 58\s%$/);
    });
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(output).toHaveTextContent(/^Febrero, /);
    await expect(output).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-read]')).toHaveLength(1);
  },
};

export const PointOfABar: Story = {
  args: { graphic: GRAPHICS.grouped },
  play: async ({ canvasElement }) => {
    const reader = await within(canvasElement).findByRole('application');
    reader.focus();
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(canvasElement.querySelector('.bar[data-read]')).not.toBeNull();
    });
  },
};

export const DataOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Ver los datos'));
    await expect(canvas.getByRole('columnheader', { name: 'Este año' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Descargar los datos (CSV)' })).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/de 58\s% \(Enero\) a 83\s% \(Noviembre\)/);
  },
};
