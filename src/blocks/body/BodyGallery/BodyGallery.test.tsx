// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createMemoryAnalytics } from '../../../providers/memory/stubs.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { GALLERY } from '../../shared/fixtures/article.tsx';
import BodyGallery from './BodyGallery.tsx';
import { stubBrowser } from '../../../testing/index.ts';
import { bodyGalleryIsland, photoEssayIsland } from './island.ts';
import { framesOf } from './frames.ts';

const user = userEvent.setup();

describe('N3 gallery in a text', () => {
  it('shows every picture with its number, caption and credit', () => {
    const { container } = render(
      <BodyGallery title="La cosecha" images={GALLERY} href="/galeria/cosecha/" />,
    );
    expect(screen.getByRole('region', { name: 'La cosecha' }).getAttribute('aria-roledescription')).toBe(
      'carrusel',
    );
    const words = [...container.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
    expect(words).toHaveLength(GALLERY.length);
    expect(words[0]).toBe(`1/5 ${GALLERY[0]!.caption.text}`);
    expect(screen.getByRole('link', { name: 'Ver galería' }).getAttribute('href')).toBe('/galeria/cosecha/');
  });
});

describe('T5 a gallery advances automatically', () => {
  it.each([false, true])('with a button that stops it; on its own page: %s', (cards) => {
    stubBrowser({ slideWidth: 100 });
    render(<BodyGallery title="La cosecha" images={GALLERY} cards={cards} />);
    expect(screen.getByRole('button', { name: 'Pausar el movimiento' })).toBeTruthy();
  });

  it('as soon as it is in view, without a touch; an essay does not move and waits for intent', () => {
    expect(bodyGalleryIsland.when).toBe('visible');
    expect(photoEssayIsland.when).toBe('intent');
  });
});

describe('N10 a photo essay', () => {
  const [wide, upright] = [
    { width: 1600, height: 1067 },
    { width: 1067, height: 1600 },
  ];

  it.each([
    ['w', [wide]],
    ['w w', [wide, wide]],
    ['w p p w p p w', Array.from({ length: 7 }, () => wide)],
    ['p p w u w', [upright, upright, wide, upright, wide]],
    ['w p p p p', [wide, upright, upright, upright, upright]],
    ['w', [{}]],
  ])('has the frames %s', (frames, pictures) => {
    expect(framesOf(pictures).map(([letter]) => letter)).toEqual(frames.split(' '));
  });

  it('has all pictures below each other, with numbered captions, and opens each in full screen', async () => {
    const { container } = render(<BodyGallery title="" images={GALLERY} essay />);
    expect(container.querySelector('[aria-roledescription]')).toBeNull();
    expect([...container.querySelectorAll('.number')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    await user.click(screen.getByRole('button', { name: 'Ver la imagen 4 en pantalla completa' }));
    expect(within(await screen.findByRole('dialog')).getByText('4 / 5')).toBeTruthy();
    await user.keyboard('{Escape}');
  });
});

describe('N10 the full-screen viewer', () => {
  it('opens with the picture that was clicked, is measured, and returns the focus', async () => {
    const analytics = createMemoryAnalytics();
    render(
      <ServicesProvider services={{ analytics }}>
        <BodyGallery title="La cosecha" images={GALLERY} />
      </ServicesProvider>,
    );
    const button = screen.getByRole('button', { name: 'Ver la imagen 2 en pantalla completa' });
    await user.click(button);
    const viewer = await screen.findByRole('dialog', { name: 'La cosecha' });
    expect(within(viewer).getByText('2 / 5')).toBeTruthy();
    expect(analytics.tracked).toEqual([{ name: 'gallery', properties: { pictures: 5 } }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('is measured once when the picture is clicked twice', async () => {
    const analytics = createMemoryAnalytics();
    render(
      <ServicesProvider services={{ analytics }}>
        <BodyGallery title="La cosecha" images={GALLERY} />
      </ServicesProvider>,
    );
    const button = screen.getByRole('button', { name: 'Ver la imagen 2 en pantalla completa' });
    // No pointer: after another test the viewer's code is here, and jsdom has no layout in which the viewer covers the button.
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByRole('dialog', { name: 'La cosecha' });
    expect(analytics.tracked).toHaveLength(1);
    await user.keyboard('{Escape}');
  });
});
