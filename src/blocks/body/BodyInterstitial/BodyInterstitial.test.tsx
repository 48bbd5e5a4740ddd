// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyInterstitial } from './BodyInterstitial.tsx';

describe("N3 'Contexto:'", () => {
  it('is a box with a link to background information', () => {
    render(
      <BodyInterstitial
        label="Contexto:"
        href="https://www.ejemplo.com/a/"
        html="Lo que se sabe"
        description="En <b>cinco</b> puntos."
      />,
    );
    const box = screen.getByRole('note', { name: 'Contexto' });
    expect(box.textContent).toBe('Contexto: Lo que se sabeEn cinco puntos.');
    expect(screen.getByRole('link', { name: 'Lo que se sabe' }).getAttribute('href')).toBe(
      'https://www.ejemplo.com/a/',
    );
  });
});
