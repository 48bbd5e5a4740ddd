// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyList } from './BodyList.tsx';

describe('N3 list', () => {
  it.each([
    [true, 'OL'],
    [false, 'UL'],
  ])('ordered %s is <%s>', (ordered, tag) => {
    render(<BodyList ordered={ordered} items={['Uno', 'Dos']} />);
    expect(screen.getByRole('list').tagName).toBe(tag);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Uno', 'Dos']);
  });

  it('an item may contain any block, including another list', () => {
    render(<BodyList ordered={false} items={[<BodyList key="a" ordered items={['Adentro']} />]} />);
    expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['UL', 'OL']);
  });
});
