// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { Card } from '../components/Card/Card.tsx';
import { Image } from '../components/Image/Image.tsx';
import { repeatedPart } from './repeated-part.ts';
import { thin } from './thin.ts';

describe('a part in the slot of another', () => {
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

describe('a repeated part with a root of the build', () => {
  const Root = thin('article', 'rt-note');
  const Note = repeatedPart<ComponentPropsWithRef<'article'>>(Root, function Note(props) {
    return <Root lang="es" {...props} />;
  });
  const { render: treeOf } = Note as unknown as { render(props: object, ref: unknown): ReactElement };

  it('renders the root’s element in place of the root, which saves a component', () => {
    expect(treeOf({ className: 'own' }, null)).toMatchObject({
      type: 'article',
      props: { lang: 'es', className: 'rt-note own' },
    });
  });

  it('keeps the root with a ref, which React 18 has outside the props', () => {
    const ref = createRef<HTMLElement>();
    expect(treeOf({}, ref).type).toBe(Root);
    const { container } = render(<Note ref={ref}>Páramo</Note>);
    expect(container.innerHTML).toBe('<article lang="es" class="rt-note">Páramo</article>');
    expect(ref.current).toBe(container.firstElementChild);
  });
});
