// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../themes/men/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { MenHeader } from './index.ts';

const props = headerProps(brand, brand.navigation.main[0]!.link, new Date('2026-11-20T15:00:00Z'));

describe('H6 MenHeader', () => {
  it('the menu shows the date, the ISSN 2954-8241 and Lo más visto, and nests sections', async () => {
    render(<MenHeader {...props} />);
    expect(await screen.findByText('ISSN 2954-8241')).toBeTruthy();
    expect(screen.getByText('viernes, 20 de noviembre de 2026')).toBeTruthy();
    expect(screen.getByText('Lo más visto').closest('a')).toHaveAttribute('href', '/lo-mas-visto/');
    expect(screen.getByText('Historias').closest('a')).toHaveAttribute('href', '/seccion/historias/');
  });
});
