// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { MostReadBox } from '../MostReadBox/MostReadBox.tsx';
import { UpdatesBox } from '../UpdatesBox/UpdatesBox.tsx';
import { LatestBox } from './LatestBox.tsx';

const open = (name: string): boolean => screen.getByRole('region', { name }).querySelector('details')!.open;

describe("N7 'Encuentra aquí lo último'", () => {
  it('shows at most five stories and starts open', () => {
    render(<LatestBox title="Encuentra aquí lo último" teasers={Object.values(TEASERS)} />);
    expect(screen.getAllByRole('link')).toHaveLength(5);
    expect(open('Encuentra aquí lo último')).toBe(true);
  });

  it('omits a story without a headline', () => {
    render(
      <LatestBox
        title="Encuentra aquí lo último"
        teasers={[{ ...TEASERS.lead, headline: ' ' }, TEASERS.short]}
      />,
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      `${TEASERS.short.time} ${TEASERS.short.headline}`,
    ]);
  });

  it('has the time of each story, and no rank', () => {
    render(<LatestBox title="Encuentra aquí lo último" teasers={[TEASERS.short]} />);
    expect(screen.getByRole('listitem').querySelector('time')?.textContent).toBe(TEASERS.short.time);
    expect(screen.getByRole('listitem').dataset['rank']).toBeUndefined();
  });

  it('shows nothing without stories', () => {
    const { container } = render(<LatestBox title="Encuentra aquí lo último" teasers={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});

describe("N7 'Lo más leído'", () => {
  it('links each popular story by its title', () => {
    render(<MostReadBox title="Lo más leído" items={[{ url: '/a/', title: 'La A', rank: 2 }]} />);
    expect(screen.getByRole('listitem').dataset['rank']).toBe('2');
    expect(screen.getByRole('link', { name: 'La A' }).getAttribute('href')).toBe('/a/');
  });
});

describe("N6 'Actualizaciones'", () => {
  it('links to the update in the text and starts closed', () => {
    render(<UpdatesBox updates={[{ id: 'u1', time: '10:30 am', dateTime: '', text: 'Hay quórum' }]} />);
    const link = screen.getByRole('region', { name: 'Actualizaciones' }).querySelector('a')!;
    expect(link.getAttribute('href')).toBe('#u1');
    expect(open('Actualizaciones')).toBe(false);
  });
});
