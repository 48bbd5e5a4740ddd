// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Card } from '../components/Card/Card.tsx';
import { Image } from '../components/Image/Image.tsx';
import { repeatedStyleable } from './repeated-styleable.ts';
import { compiledRoot } from './compiled-root.ts';

describe('a component in the slot of another', () => {
  it('gets its ref', () => {
    const complain = vi.spyOn(console, 'error');
    const ref = createRef<HTMLPictureElement>();
    render(<Card href="/" headline="Páramo" picture={<Image ref={ref} src="/paramo.jpg" alt="" />} />);
    expect(ref.current?.localName).toBe('picture');
    expect(complain).not.toHaveBeenCalled();
  });

  it('keeps a consumer’s styles', () => {
    const Round = styled(Image)`
      border-radius: 50%;
    `;
    const { container } = render(
      <Card href="/" headline="Páramo" picture={<Round src="/paramo.jpg" alt="" />} />,
    );
    expect(getComputedStyle(container.querySelector('picture')!).borderRadius).toBe('50%');
  });
});

describe('a repeated component with a root of the build', () => {
  const Root = compiledRoot('article', 'rt-note');
  // Elements of React in production can be changed, as this copy.
  const noteOf = (make: typeof repeatedStyleable) =>
    make<ComponentPropsWithRef<'article'>>(Root, function Note(props) {
      const made = <Root lang="es" {...props} />;
      return { ...made, props: { ...made.props } };
    });
  const treeOf = (note: unknown, props: object, ref: unknown): ReactElement =>
    (note as { render(props: object, ref: unknown): ReactElement }).render(props, ref);

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('becomes the root’s element in production, which saves a component', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
    const Note = noteOf((await import('./repeated-styleable.ts')).repeatedStyleable);
    const tree = treeOf(Note, {}, null);
    expect(tree).toMatchObject({ type: 'article', props: { lang: 'es', className: 'rt-note' } });
    expect(treeOf(Note, {}, createRef()).type).toBe(Root);
  });

  it('keeps the root in development, where elements are frozen, and with a ref', () => {
    const Note = noteOf(repeatedStyleable);
    const ref = createRef<HTMLElement>();
    expect(treeOf(Note, {}, null).type).toBe(Root);
    expect(treeOf(Note, {}, ref).type).toBe(Root);
    const { container } = render(<Note ref={ref}>Páramo</Note>);
    expect(container.innerHTML).toBe('<article lang="es" class="rt-note">Páramo</article>');
    expect(ref.current).toBe(container.firstElementChild);
  });
});
