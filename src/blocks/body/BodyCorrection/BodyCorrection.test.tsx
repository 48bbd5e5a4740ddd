// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyCorrection } from './BodyCorrection.tsx';

describe('N3 correction', () => {
  it('is a note with its label before the text', () => {
    render(<BodyCorrection label="Aclaración" html="El puente <b>no</b> cayó." />);
    expect(screen.getByRole('note').textContent).toBe('AclaraciónEl puente no cayó.');
    expect(screen.getByText('no').tagName).toBe('B');
  });
});
