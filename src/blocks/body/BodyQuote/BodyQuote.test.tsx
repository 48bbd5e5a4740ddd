// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyQuote } from './BodyQuote.tsx';

describe('N3 quote', () => {
  it('is a figure with the words and the speaker', () => {
    render(
      <BodyQuote variant="quote" citation="Una <em>vecina</em>">
        <p>Nadie nos avisó.</p>
      </BodyQuote>,
    );
    const figure = screen.getByRole('figure');
    expect(figure.querySelector('blockquote')?.textContent).toBe('Nadie nos avisó.');
    expect(figure.querySelector('figcaption')?.innerHTML).toBe('Una <em>vecina</em>');
  });

  it('has its kind and the brand’s look as data attributes', () => {
    render(
      <BodyQuote variant="pull" preset="centered">
        <p>El agua no pide permiso</p>
      </BodyQuote>,
    );
    expect(screen.getByRole('figure').dataset).toMatchObject({ variant: 'pull', preset: 'centered' });
    expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull();
  });
});
