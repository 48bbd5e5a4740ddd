// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Card } from '../components/Card/Card.tsx';
import { Image } from '../components/Image/Image.tsx';

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

describe('a component with a root of the build', () => {
  type Rendered = { render(props: object, ref: unknown): ReactElement };

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(['test', 'production'])('has the same tree in each mode: %s', async (mode) => {
    vi.stubEnv('NODE_ENV', mode);
    vi.resetModules();
    const { compiledRoot } = await import('./compiled-root.ts');
    const { styleable } = await import('./styleable.ts');
    const Root = compiledRoot('article', 'rt-note');
    const Note = styleable<ComponentPropsWithRef<'article'>>(Root, function Note(props) {
      return <Root lang="es" {...props} />;
    });
    const tree = (Note as unknown as Rendered).render({ id: 'nota' }, null);
    expect(tree).toMatchObject({ type: Root, props: { lang: 'es', id: 'nota' } });

    const ref = createRef<HTMLElement>();
    const { container } = render(<Note ref={ref}>Páramo</Note>);
    expect(container.innerHTML).toBe('<article lang="es" class="rt-note">Páramo</article>');
    expect(ref.current).toBe(container.firstElementChild);
  });
});
