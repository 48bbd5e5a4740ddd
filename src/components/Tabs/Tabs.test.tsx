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

  it('the script turns them into tabs: one panel is shown, named by its tab', () => {
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

  it('a click selects a tab without leaving the page', () => {
    const onSelect = vi.fn();
    render(<Tabs label="Suscripciones" tabs={tabs} onSelect={onSelect} />);
    const stayed = fireEvent.click(screen.getByRole('tab', { name: 'Dos' }));
    expect(stayed).toBe(false);
    expect(screen.getByRole('tabpanel', { name: 'Dos' })).toBeVisible();
    expect(onSelect.mock.calls).toEqual([['dos']]);
  });

  it('before the script runs it shows the panel that the parent selected', () => {
    const html = renderToString(<Tabs label="Suscripciones" tabs={tabs} selected="dos" />);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect([...body.querySelectorAll('[data-shown]')].map(({ textContent }) => textContent)).toEqual([
      'Dos',
      'Segundo',
    ]);
  });

  it('is controlled: shows the parent’s selection, and asks it first', () => {
    const onSelect = vi.fn();
    const props = { label: 'Suscripciones', tabs, onSelect };
    const { rerender } = render(<Tabs {...props} selected="dos" />);
    fireEvent.click(screen.getByRole('tab', { name: 'Tres' }));
    expect(onSelect.mock.calls).toEqual([['tres']]);
    expect(screen.getByRole('tabpanel', { name: 'Dos' })).toBeVisible();
    rerender(<Tabs {...props} selected="tres" />);
    expect(screen.getByRole('tabpanel', { name: 'Tres' })).toBeVisible();
  });

  it('tells a parent in control which panel the address names', () => {
    location.hash = '#tres';
    const onSelect = vi.fn();
    render(<Tabs label="Suscripciones" tabs={tabs} selected="uno" onSelect={onSelect} />);
    expect(onSelect.mock.calls).toEqual([['tres']]);
  });

  it('vertical tabs have their own arrow keys and aria-orientation', () => {
    render(<Tabs label="Suscripciones" tabs={tabs} orientation="vertical" defaultSelected="dos" />);
    expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    const key = (name: string, pressed: string) =>
      fireEvent.keyDown(screen.getByRole('tab', { name }), { key: pressed });
    expect(key('Dos', 'ArrowRight')).toBe(true);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Dos');
    expect(key('Dos', 'ArrowDown')).toBe(false);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Tres');
    key('Tres', 'ArrowUp');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Dos');
  });

  it('a disabled tab is no link, is left out by the keys and ignores a click', () => {
    const some: [Tab, ...Tab[]] = [tabs[0], { ...tabs[1]!, disabled: true }, tabs[2]!];
    expect(renderToString(<Tabs label="Suscripciones" tabs={some} />)).not.toContain('href="#dos"');
    render(<Tabs label="Suscripciones" tabs={some} />);
    fireEvent.click(screen.getByRole('tab', { name: 'Dos' }));
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Uno');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Uno' }), { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Tres');
  });

  it('manual: the arrows move the focus, the space bar selects', () => {
    render(<Tabs label="Suscripciones" tabs={tabs} activation="manual" />);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Uno' }), { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { name: 'Dos' })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Uno');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Dos' }), { key: ' ' });
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Dos');
  });

  it.each([
    ['Uno', 'ArrowRight', 'Dos'],
    ['Tres', 'ArrowRight', 'Uno'],
    ['Uno', 'ArrowLeft', 'Tres'],
    ['Dos', 'Home', 'Uno'],
    ['Dos', 'End', 'Tres'],
  ])('from %s %s selects %s', (from, key, to) => {
    render(<Tabs label="Suscripciones" tabs={tabs} />);
    fireEvent.click(screen.getByRole('tab', { name: from }));
    fireEvent.keyDown(screen.getByRole('tab', { name: from }), { key });
    expect(screen.getByRole('tab', { name: to })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(to);
  });

  it('shows the first panel when the selected one is gone', () => {
    const { rerender } = render(<Tabs label="Suscripciones" tabs={tabs} />);
    fireEvent.click(screen.getByRole('tab', { name: 'Tres' }));
    rerender(<Tabs label="Suscripciones" tabs={[tabs[0], tabs[1]!]} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Uno');
  });
});
