// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Caption, Figure } from './index.ts';

describe('T4 Figure', () => {
  describeConformance(Figure, { props: { children: 'Imagen', caption: 'Pie' }, element: 'figure' });
});

describe('T4 Caption', () => {
  describeConformance(Caption, { props: { children: 'Pie' }, element: 'figcaption' });
});

describe('N5 caption and credit', () => {
  it('the credit follows the caption as the domain wrote it', () => {
    render(
      <Figure caption="El puerto de Tumaco" credit=" | Foto: Ana Ruiz">
        <span />
      </Figure>,
    );
    expect(screen.getByText('Foto: Ana Ruiz', { exact: false }).closest('figcaption')).toHaveTextContent(
      'El puerto de Tumaco | Foto: Ana Ruiz',
    );
  });

  it('renders no caption without text and credit', () => {
    const { container } = render(<Figure>Imagen</Figure>);
    expect(container.querySelector('figcaption')).toBeNull();
  });
});
