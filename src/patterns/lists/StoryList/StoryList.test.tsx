// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../../../blocks/shared/fixtures/teasers.ts';
import { StoryList } from './StoryList.tsx';

const teasers = Object.values(TEASERS);
const PRESETS = ['side', 'timed', 'portraits', 'tiles', 'table', 'cards'] as const;

describe('B3 StoryList', () => {
  it.each(PRESETS)('%s shows every story once, with a link named by its headline', (preset) => {
    render(<StoryList preset={preset} teasers={teasers} />);
    expect(screen.getAllByRole('article')).toHaveLength(teasers.length);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      teasers.map(({ headline }) => headline),
    );
  });

  it.each(PRESETS)('%s has its headlines below its title, without a level between them', (preset) => {
    render(<StoryList preset={preset} title="Otros videos" teasers={teasers} />);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H2', ...teasers.map(() => 'H3')]);
  });

  it('each row begins with the time in a timed list, and with the date in Colombia in a table', () => {
    const teaser = { ...teasers[0]!, publishedAt: '2026-11-21T02:30:00Z', time: 'Hace 12 minutos' };
    const { container, rerender } = render(<StoryList preset="timed" teasers={[teaser]} />);
    expect(container.querySelector('li > time')?.textContent).toBe('Hace 12 minutos');
    rerender(<StoryList preset="table" teasers={[teaser]} />);
    expect(container.querySelector('li > time')?.textContent).toBe('20 nov 2026');
    rerender(<StoryList preset="cards" teasers={[teaser]} />);
    expect(container.querySelector('li > time')).toBeNull();
  });

  it('the lead story is larger, and its picture loads first', () => {
    const { container, rerender } = render(<StoryList preset="cards" teasers={teasers} lead />);
    const [first, second] = container.querySelectorAll('li');
    expect(first?.getAttribute('data-lead')).toBe('true');
    expect(first?.querySelector('article')?.getAttribute('data-scale')).toBe('l');
    expect(second?.getAttribute('data-lead')).toBeNull();
    expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
    rerender(<StoryList preset="cards" teasers={teasers} />);
    expect(container.querySelector('[data-lead], img[fetchpriority="high"]')).toBeNull();
  });

  it('an advertisement is the fourth item, and the row before it is full', () => {
    const pictured = teasers.slice(0, 6).map((teaser) => ({ ...teaser, picture: TEASERS.long.picture }));
    const { container, rerender } = render(<StoryList preset="tiles" teasers={pictured} ad="Anuncio" />);
    const items = [...container.querySelectorAll('li')];
    expect(items.map((item) => item.dataset['columns'] ?? item.textContent)).toEqual([
      ...['2', '2', '1', 'Anuncio'],
      ...['2', '2', '1'],
    ]);
    rerender(<StoryList preset="tiles" teasers={teasers.slice(0, 3)} ad="Anuncio" />);
    expect(container.querySelector('[data-ad]')).toBeNull();
  });

  it('a list of several sections shows the section of each story', () => {
    const teaser = { ...teasers[0]!, kicker: 'Exclusivo', section: { name: 'Política', url: '/politica/' } };
    const { rerender } = render(<StoryList preset="side" teasers={[teaser]} />);
    const shown = () => ['Exclusivo', 'Política'].filter((text) => screen.queryByText(text));
    expect(shown()).toEqual(['Exclusivo']);
    rerender(<StoryList preset="side" teasers={[teaser]} mixed />);
    expect(shown()).toEqual(['Política']);
  });

  it('marks the words that a search found, and shows the passage with them', () => {
    const teaser = { ...teasers[0]!, headline: 'El agua que no llega' };
    const headline = [{ text: 'El ' }, { text: 'agua', found: true }, { text: ' que no llega' }];
    const summary = [{ text: '… sin ' }, { text: 'agua', found: true }];
    const { container, rerender } = render(
      <StoryList preset="side" teasers={[teaser]} found={{ [teaser.id]: { headline, summary } }} />,
    );
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'agua',
      'agua',
    ]);
    screen.getByRole('link', { name: 'El agua que no llega' });
    const other = [{ text: 'Otro titular', found: true }];
    rerender(<StoryList preset="side" teasers={[teaser]} found={{ [teaser.id]: { headline: other } }} />);
    expect(container.querySelector('mark')).toBeNull();
  });

  it('links to the other pages of a long list', () => {
    render(
      <StoryList preset="side" teasers={teasers} page={1} pages={2} addresses={['/p/', '/p/?pagina=2']} />,
    );
    expect(screen.getByRole('link', { name: 'Página 2' }).getAttribute('href')).toBe('/p/?pagina=2');
  });

  it('shows a message without stories', () => {
    render(<StoryList preset="tiles" teasers={[]} empty="No encontramos notas." />);
    screen.getByText('No encontramos notas.');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
