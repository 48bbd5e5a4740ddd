// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryNewsletters } from '../../../providers/memory/site.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { BRANDS } from '../../../themes/brand.ts';
import { BRAND_NAMES } from '../../../themes/generated/brands.ts';
import { NEWSLETTERS } from '../../../themes/newsletters.ts';
import { accountPage } from '../account-parts/sections.ts';
import { brandOf } from '../account-parts/reader.fixture.tsx';
import { NewsletterSettings } from './index.ts';
import NewsletterSection from './NewsletterSection.tsx';

const page = accountPage(brandOf('weekly'), 'communications');

describe('B13 the newsletters of an account', () => {
  it('belong to the brands that have one', () => {
    for (const key of BRANDS) {
      expect(BRAND_NAMES[key]).toBe(brandOf(key).name);
      const has = NEWSLETTERS.some(({ brand }) => brand === key);
      expect(has).toBe(brandOf(key).features.newsletter);
    }
  });

  it('are switched one by one, and the service keeps them', async () => {
    const newsletters = createMemoryNewsletters([{ site: 'weekly', origin: 'home' }]);
    render(
      <ServicesProvider services={{ newsletters }}>
        <NewsletterSection page={page} profile={{ uuid: 'a', email: 'a@lectores.example' }} />
      </ServicesProvider>,
    );
    const weekly = await screen.findByRole('switch', { name: 'La carta de los editores' });
    expect(weekly).toBeChecked();
    fireEvent.click(weekly);
    await waitFor(() => expect(weekly).not.toBeChecked());
    expect(screen.getByRole('status')).toHaveTextContent('Inscripción retirada');
    fireEvent.click(screen.getByRole('switch', { name: 'Deportes' }));
    await waitFor(async () =>
      expect(await newsletters.list()).toEqual([{ site: 'daily', origin: 'deportes' }]),
    );
  });

  it('a switch that is being changed waits, and one that fails keeps its state', async () => {
    let fail = (): void => undefined;
    const onSwitch = vi.fn(() => new Promise<void>((_, reject) => (fail = () => reject(new Error('no')))));
    const list = NEWSLETTERS.slice(0, 1).map((one) => ({ ...one, on: false }));
    render(<NewsletterSettings newsletters={{ state: 'ready', data: list }} email="" onSwitch={onSwitch} />);
    const newsletter = screen.getByRole('switch');
    fireEvent.click(newsletter);
    fireEvent.click(newsletter);
    expect(onSwitch).toHaveBeenCalledOnce();
    fail();
    await screen.findByRole('alert');
    expect(newsletter).not.toBeChecked();
  });
});
