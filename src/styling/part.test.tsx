// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { styled } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { Card } from '../components/Card/Card.tsx';
import { Image } from '../components/Image/Image.tsx';

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
