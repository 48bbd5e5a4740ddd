// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renewalOffer, type RenewalOffer } from '../../../domain/sales/renewal.ts';
import { createMemorySegments } from '../../../providers/memory/site.ts';
import { createMemoryServices, type MemoryVisitor } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { createRenewal } from '../../../flows/renewal/renewal.ts';
import { stubBrowser } from '../../../testing/index.ts';
import { RENEWAL_VARIANTS, RenewalBanner, renewalNotice, type RenewalVariant } from './index.ts';

const RECORD = {
  URLInread: '/renovar/',
  URLModalHome: '/renovar/?origen=portada',
  BannerDesktop: 'Ancho',
  BannerTablet: 'Mediano',
  BannerMobile: 'Angosto',
  Modal: 'En la portada',
};
const offer = renewalOffer(RECORD, 'inread') as RenewalOffer;

beforeEach(() => stubBrowser());

describe('C8 renewal banner', () => {
  it.each(Object.keys(RENEWAL_VARIANTS) as RenewalVariant[])('%s links to the renewal', (variant) => {
    render(<RenewalBanner offer={offer} variant={variant} onClose={() => undefined} />);
    expect(screen.getByRole('link', { name: 'Renuévela ahora' })).toHaveAttribute('href', '/renovar/');
  });

  it('asks for a new card with the other words', () => {
    render(<RenewalBanner offer={{ ...offer, update: true }} />);
    expect(screen.getByRole('link', { name: 'Actualizar datos de pago' })).toBeTruthy();
  });

  it('has the contents of every width, or of one', () => {
    const { container, rerender } = render(<RenewalBanner offer={offer} />);
    const texts = () => [...container.querySelectorAll('.words span')].map((span) => span.textContent);
    expect(texts()).toEqual(['Ancho', 'Mediano', 'Angosto']);
    rerender(<RenewalBanner offer={offer} variant="tablet" />);
    expect(texts()).toEqual(['Mediano']);
  });
});

/** A page of a reader with a record. */
function visit(as: MemoryVisitor, place: 'home' | 'inread') {
  const services = createMemoryServices({ as, log: () => undefined });
  const clock = { now: () => new Date(2026, 10, 22) };
  const renewal = createRenewal({ ...services, clock, segments: createMemorySegments(RECORD) });
  const show = () =>
    render(
      <ServicesProvider services={{ ...services, renewal }}>{renewalNotice({ place })}</ServicesProvider>,
    );
  return { services, renewal, show };
}

describe('C8 the notice of a page', () => {
  it('is closed for later pages, and the other places are not', async () => {
    const { services, renewal, show } = visit('cancelled', 'inread');
    show();
    const session = services.session.getSnapshot;
    fireEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(await renewal.offer(session(), 'inread')).toBeNull();
    expect(await renewal.offer(session(), 'home')).not.toBeNull();
  });

  it('is a modal over the home page', async () => {
    visit('cancelled', 'home').show();
    expect(await screen.findByRole('dialog', { name: 'Suscripción' })).toHaveTextContent('En la portada');
  });

  it('comes after a modal that is open already', async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    const { services, show } = visit('cancelled', 'home');
    show();
    await waitFor(() => expect(services.session.getSnapshot().subscriptions).toHaveLength(1));
    expect(screen.queryByText('En la portada')).toBeNull();
    other.remove();
  });

  it.each(['anonymous', 'registered'] as const)('is not there for %s readers', async (as) => {
    const { services, show } = visit(as, 'inread');
    show();
    await waitFor(() => expect(services.session.getSnapshot().subscriptions).toBe(false));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
