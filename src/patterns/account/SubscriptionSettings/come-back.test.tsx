// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryServices, type MemoryVisitor } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import type { ReaderProfile } from '../../../providers/ports/identity.ts';
import { brandOf } from '../account-parts/reader.fixture.tsx';
import type { SectionProps } from '../account-parts/section-views.ts';
import { accountPage } from '../account-parts/sections.ts';
import ProfileSection from '../ProfileCard/ProfileSection.tsx';
import SubscriptionSection from './SubscriptionSection.tsx';

const SECTIONS = { profile: ProfileSection, subscriptions: SubscriptionSection } as const;

async function open(as: MemoryVisitor, name: keyof typeof SECTIONS, brand: 'weekly' | 'daily' = 'weekly') {
  const services = createMemoryServices({ as, log: () => undefined });
  history.replaceState(null, '', '/');
  const profile = { uuid: services.identity.identity()!.uuid } as ReaderProfile;
  const Section: (props: SectionProps) => React.ReactNode = SECTIONS[name];
  await act(async () => {
    render(
      <ServicesProvider services={services}>
        <Section page={accountPage(brandOf(brand), name)} profile={profile} />
      </ServicesProvider>,
    );
  });
  // The subscriptions are there.
  await act(async () => void (await services.sales.allSubscriptions()));
}

describe('C2 a reader whose subscription has ended', () => {
  it.each([
    ['weekly', 'profile', 'Su suscripción terminó.'],
    ['weekly', 'subscriptions', 'Su suscripción terminó.'],
    ['daily', 'profile', 'Tu suscripción terminó.'],
    ['daily', 'subscriptions', 'Tu suscripción terminó.'],
  ] as const)('is asked back by %s on the page %s: %s', async (brand, name, text) => {
    await open('terminated', name, brand);
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver a suscribirse' })).toHaveAttribute(
      'href',
      brandOf(brand).routes.subscribe,
    );
  });

  it.each(['registered', 'active', 'cancelled', 'suspended', 'redeemable'] as const)(
    'and no other reader is: %s',
    async (as) => {
      for (const name of ['profile', 'subscriptions'] as const) await open(as, name);
      expect(screen.queryByRole('link', { name: 'Volver a suscribirse' })).toBeNull();
    },
  );
});
