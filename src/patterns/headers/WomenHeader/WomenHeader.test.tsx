// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../themes/women/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { WomenHeader } from './index.ts';

const props = headerProps(brand, brand.navigation.main[0]!.link, new Date('2026-11-20T15:00:00Z'));

describe('H7 WomenHeader', () => {
  it('the open drawer traps the focus: the page behind it is inert until it closes', async () => {
    const { container } = render(
      <>
        <WomenHeader {...props} />
        <main>
          <a href="/nota/">Nota</a>
        </main>
      </>,
    );
    const main = container.querySelector('main')!;
    const drawer = (await screen.findByText('Menú', undefined, { timeout: 4000 })).closest('details')!;
    const toggle = (open: boolean) => {
      drawer.open = open;
      fireEvent(drawer, new Event('toggle'));
    };
    toggle(true);
    expect(main.inert).toBe(true);
    expect(drawer.closest('[inert]')).toBeNull();
    toggle(false);
    expect(main.inert).toBeFalsy();
  });
});
