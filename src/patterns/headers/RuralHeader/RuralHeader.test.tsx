// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../themes/rural/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { RuralHeader } from './RuralHeader.tsx';

const NOW = new Date('2026-11-20T15:00:00Z');

describe('H7 RuralHeader', () => {
  it('shows the tagline and a subscription link', () => {
    render(<RuralHeader {...headerProps(brand, '/', NOW)} />);
    expect(screen.getByText(brand.tagline)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Suscribirse' })).toHaveAttribute('href', brand.routes.subscribe);
  });
});
