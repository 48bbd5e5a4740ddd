// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { SectionHeader } from './index.ts';

describe('T5 SectionHeader', () => {
  describeConformance(SectionHeader, { props: { title: 'Economía' }, element: 'div' });

  it('is a heading of the level that the page’s outline needs', () => {
    render(<SectionHeader title="Economía" level={3} headingId="economia" />);
    expect(screen.getByRole('heading', { level: 3, name: 'Economía' })).toHaveAttribute('id', 'economia');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links the name and names the section in its link', () => {
    render(<SectionHeader title="Economía" href="/economia/" more="Ver más" />);
    expect(screen.getByRole('link', { name: 'Economía' })).toHaveAttribute('href', '/economia/');
    expect(screen.getByRole('link', { name: /Ver más\s+de Economía/ })).toHaveAttribute('href', '/economia/');
  });

  it('never links an unsafe address', () => {
    render(<SectionHeader title="Economía" href="javascript:alert(1)" more="Ver más" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
