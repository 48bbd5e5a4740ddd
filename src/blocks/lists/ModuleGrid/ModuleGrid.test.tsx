// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teasers } from '../../shared/fixtures/teasers.ts';
import { ModuleGrid } from './ModuleGrid.tsx';

const args = {
  ground: 'page' as const,
  columns: 3 as const,
  modules: [
    { title: 'Judicial', url: '/judicial/', teasers: teasers(3) },
    { title: 'Valle', url: '/valle/', teasers: teasers(3) },
    { title: 'Economía', url: '/economia/', teasers: teasers(2) },
  ],
};

describe('B7 ModuleGrid', () => {
  it('is a region for each section, named by its tab', () => {
    render(<ModuleGrid {...args} />);
    expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
      'Judicial',
      'Valle',
      'Economía',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('can be a row that scrolls on a phone', () => {
    const { container } = render(<ModuleGrid {...args} phone="rail" />);
    expect(container.firstElementChild).toHaveAttribute('data-phone', 'rail');
  });

  it('omits a module without stories', () => {
    render(<ModuleGrid {...args} modules={[{ title: 'Vacío', url: '', teasers: [] }]} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
