// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createRef, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { Card } from '../components/Card/Card.tsx';
import { Image } from '../components/Image/Image.tsx';
import { filled } from './part.ts';

const picture = <Image src="/paramo.jpg" alt="Frailejones" />;
const typeOf = (node: ReactNode): unknown => (node as ReactElement).type;
const html = (node: ReactNode): string => render(<div>{node}</div>).container.innerHTML;

describe('filled', () => {
  it('makes of a stateless part what it renders', () => {
    expect(typeOf(filled(picture))).not.toBe(Image);
    expect(html(filled(picture))).toBe(html(picture));
  });

  it.each([
    ['words', 'Frailejones'],
    ['a number', 7],
    ['nothing', undefined],
    ['an element', <img key="a" alt="" />],
    ['several', [picture]],
    ['a component', <Stateful key="a" />],
  ])('leaves %s', (_, slot) => {
    expect(filled(slot)).toBe(slot);
  });

  it('leaves a client component inside a server component, where it is a reference that refuses to be looked into', () => {
    const refuse = (): never => {
      throw new Error('Cannot dot into a client module from a server component');
    };
    const reference = new Proxy(() => null, { get: refuse });
    const slot = { ...(<img alt="" />), type: reference } as ReactElement;
    expect(filled(slot)).toBe(slot);
  });

  it('leaves what a consumer made of the part: it has styles of its own', () => {
    const Round = styled(Image)`
      border-radius: 50%;
    `;
    const slot = <Round src="/paramo.jpg" alt="" />;
    expect(filled(slot)).toBe(slot);
  });

  it('leaves one with a ref, which its part hands on', () => {
    const complain = vi.spyOn(console, 'error');
    const ref = createRef<HTMLPictureElement>();
    render(<Card href="/" headline="Páramo" picture={<Image ref={ref} src="/paramo.jpg" alt="" />} />);
    expect(ref.current?.localName).toBe('picture');
    expect(complain).not.toHaveBeenCalled();
  });
});

function Stateful() {
  const [words] = useState('Páramo');
  return words;
}
