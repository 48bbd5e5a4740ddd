// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ButtonRoot } from '../components/Button/Button.styles.ts';

it('renders the element with its stable class before the caller’s, and passes the ref', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <ButtonRoot ref={ref} className="own">
      Leer
    </ButtonRoot>,
  );
  expect(screen.getByRole('button', { name: 'Leer' }).className).toBe('rt-button own');
  expect(ref.current?.tagName).toBe('BUTTON');
  expect(`${ButtonRoot}`).toBe('.rt-button');
});

it('renders as another element without leaking the prop', () => {
  render(
    <ButtonRoot as="a" data-testid="link">
      Leer
    </ButtonRoot>,
  );
  const link = screen.getByTestId('link');
  expect(link.tagName).toBe('A');
  expect(link.hasAttribute('as')).toBe(false);
});
