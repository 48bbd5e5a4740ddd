// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Tabs, type Tab } from './index.ts';

const tabs: [Tab, ...Tab[]] = [
  { id: 'uno', label: 'Uno', content: 'Primero' },
  { id: 'dos', label: 'Dos', content: 'Segundo' },
  { id: 'tres', label: 'Tres', content: 'Tercero' },
];

afterEach(() => {
  location.hash = '';
});

describe('T4 Tabs', () => {
  describeConformance(Tabs, { props: { label: 'Suscripciones', tabs }, element: 'div' });

  it('in the server’s HTML they are links to panels that are all there', () => {
    const html = renderToString(<Tabs label="Suscripciones" tabs={tabs} />);
    expect(html).toContain('href="#dos"');
    expect(html).toContain('Segundo');
    expect(html).not.toContain('role="tab"');
    expect(html).not.toContain('hidden');
  });

  it('with the script they are tabs: one panel is shown, named by its tab', () => {
    render(<Tabs label="Suscripciones" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Suscripciones' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Uno' })).toHaveTextContent('Primero');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('begins with the panel that the address names', () => {
    location.hash = '#tres';
    render(<Tabs label="Suscripciones" tabs={tabs} />);
    expect(screen.getByRole('tabpanel', { name: 'Tres' })).toBeVisible();
  });

  it('a click chooses and stays on the page', () => {
    const onSelect = vi.fn();
    render(<Tabs label="Suscripciones" tabs={tabs} onSelect={onSelect} />);
    const stayed = fireEvent.click(screen.getByRole('tab', { name: 'Dos' }));
    expect(stayed).toBe(false);
    expect(screen.getByRole('tabpanel', { name: 'Dos' })).toBeVisible();
    expect(onSelect.mock.calls).toEqual([['dos']]);
  });

  it.each([
    ['Uno', 'ArrowRight', 'Dos'],
    ['Tres', 'ArrowRight', 'Uno'],
    ['Uno', 'ArrowLeft', 'Tres'],
    ['Dos', 'Home', 'Uno'],
    ['Dos', 'End', 'Tres'],
  ])('from %s %s leads to %s', (from, key, to) => {
    render(<Tabs label="Suscripciones" tabs={tabs} />);
    fireEvent.click(screen.getByRole('tab', { name: from }));
    fireEvent.keyDown(screen.getByRole('tab', { name: from }), { key });
    expect(screen.getByRole('tab', { name: to })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(to);
  });
});
