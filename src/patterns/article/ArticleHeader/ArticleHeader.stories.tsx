import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from '../../../blocks/article/ShareBar/ShareBar.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';

const URL = 'https://www.ejemplo.com/politica/articulo/once-contratos-reforma-al-agua/';

const meta = {
  component: ArticleHeader,
  args: {
    kicker: 'Exclusivo',
    kickerHref: '/politica/',
    headlineHtml: 'Los once contratos que pueden hundir la reforma al agua a nueve días del último debate',
    standfirstHtml:
      'Una misma oficina de abogados redactó tres de ellos y dos se firmaron el mismo domingo. El ministerio dice que es <em>coincidencia</em>.',
    bylines: [
      {
        text: 'Mariana Cifuentes Uribe',
        href: '/autor/mariana-cifuentes-uribe/',
        portrait: 'pictures/retrato-03/160.avif',
      },
    ],
    date: { iso: '2026-11-20T22:53:00.000Z', text: '20 de noviembre de 2026, 5:53 p. m.' },
    updated: { iso: '2026-11-21T12:10:00.000Z', text: '21 de noviembre de 2026, 7:10 a. m.' },
    readingMinutes: 6,
  },
} satisfies Meta<typeof ArticleHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { share: <ShareBar url={URL} title="Los once contratos" /> },
};

export const Opinion: Story = {
  args: { variant: 'opinion', kicker: 'Opinión', headlineHtml: 'El sobre de manila', updated: undefined },
};

const COLUMNS = ['medal', 'label', 'arch', 'block', 'cells', 'leaf'] as const;

/** The six forms of a column. */
export const Columns: Story = {
  args: { ...Opinion.args, headlineHtml: 'La patria de las dos llaves y el candado que nadie quiere abrir' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--rt-space-16)' }}>
      {COLUMNS.map((column) => (
        <article key={column}>
          <ArticleHeader {...args} column={column} />
        </article>
      ))}
    </div>
  ),
};

const FORMS = ['foot', 'label', 'frame', 'poster', 'grid', 'card'] as const;

/** The six forms above a gallery. The page of an article centres the first and the third. */
export const Titles: Story = {
  args: { kicker: 'Galería', headlineHtml: 'Cinco amaneceres en el mismo surco de papa', updated: undefined },
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--rt-space-16)' }}>
      {FORMS.map((form) => (
        <article key={form}>
          <ArticleHeader {...args} form={form} />
        </article>
      ))}
    </div>
  ),
};

/** Live, developing, sponsored and the kicker are in one line. */
export const Marks: Story = {
  args: { live: true, developing: true, sponsored: true, elections: true, standfirstHtml: '' },
};

export const HeadlineOnly: Story = {
  args: {
    kicker: undefined,
    standfirstHtml: undefined,
    bylines: [{ text: 'Redacción Semanario' }],
    date: undefined,
    updated: undefined,
    readingMinutes: undefined,
  },
};
