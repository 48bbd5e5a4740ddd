import { fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from 'rotativa/components/Carousel';
import { stubBrowser } from 'rotativa/testing';
import { expect, it } from 'vitest';

const slides = (
  <Carousel label="Fotos" autoplay={3000}>
    <p>Uno</p>
    <p>Dos</p>
  </Carousel>
);

it('shows a carousel', () => {
  render(slides);
  expect(screen.getByRole('region', { name: 'Fotos' }).textContent).toContain('Dos');
});

it('turns a carousel that has a size', () => {
  stubBrowser({ slideWidth: 100 });
  render(slides);
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(screen.getByRole('button', { name: 'Ir a la diapositiva 2' }).hasAttribute('aria-current')).toBe(
    true,
  );
});
