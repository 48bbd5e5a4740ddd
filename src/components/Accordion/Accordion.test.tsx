// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Accordion } from './index.ts';

const items = [
  { id: 'a', summary: 'Primera', content: 'Uno' },
  { id: 'b', summary: 'Segunda', content: 'Dos', open: true },
];
const names = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'));

describe('T4 Accordion', () => {
  describeConformance(Accordion, { props: { items, headingLevel: 2 }, element: 'div' });

  it('has a heading of the given level on every item', () => {
    render(<Accordion items={items} headingLevel={3} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Primera',
      'Segunda',
    ]);
  });

  it('opens the items with `open`', () => {
    const { container } = render(<Accordion items={items} headingLevel={2} />);
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });

  it('shares a name only between the items of one accordion, and only if one may be open', () => {
    const { container } = render(
      <>
        <Accordion items={items} headingLevel={2} />
        <Accordion items={items.map((item) => ({ ...item, id: `${item.id}1` }))} headingLevel={2} single />
        <Accordion items={items.map((item) => ({ ...item, id: `${item.id}2` }))} headingLevel={2} single />
      </>,
    );
    const [one, two, three, four, five, six] = names(container);
    expect([one, two]).toEqual([null, null]);
    expect(three).toBe(four);
    expect(five).toBe(six);
    expect(three).not.toBe(five);
  });

  it('puts the target of a link into the content, which browsers open then', () => {
    const { container } = render(<Accordion items={items} headingLevel={2} />);
    expect(container.querySelector('details > .content > #a')).toHaveTextContent('Uno');
  });
});
