// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { ButtonRoot } from '../components/Button/Button.styles.ts';
import { compiledRoot } from './compiled-root.ts';

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

describe('the root of the build', () => {
  const Root = compiledRoot('p', 'rt-note') as unknown as {
    render(props: object, ref: unknown): unknown;
  };

  it('leaves the props of its element as they are, because React keeps them', () => {
    const props = { className: 'own', as: 'div' };
    Root.render(props, null);
    expect(Root.render(props, null)).toMatchObject({ type: 'div', props: { className: 'rt-note own' } });
    expect(props).toEqual({ className: 'own', as: 'div' });
  });

  it.each(['div', 'p'])('renders as %s without leaking the prop', (as) => {
    expect(Root.render({ as }, null)).toMatchObject({ type: as, props: { className: 'rt-note' } });
    expect(Root.render({ as }, null)).toHaveProperty('props.as', undefined);
  });

  it('adds no prop to one without `as`', () => {
    expect(Root.render({}, null)).not.toHaveProperty('props.as');
  });
});
