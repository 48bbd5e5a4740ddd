// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Card } from './index.ts';

const props = { href: '/nacion/el-rio/', headline: 'El río que volvió' };

describe('T4 Card', () => {
  describeConformance(Card, { props, element: 'article' });

  it('leads to the story by one link that is named by the headline', () => {
    render(
      <Card
        {...props}
        kicker="Nación"
        standfirst="Entrada"
        meta="Hoy"
        picture={<img src="/a.jpg" alt="" />}
      />,
    );
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName('El río que volvió');
    expect(links[0]).toHaveAttribute('href', '/nacion/el-rio/');
  });

  it('has its heading at the level of its place', () => {
    render(<Card {...props} level={2} />);
    expect(within(screen.getByRole('article')).getByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  it('leaves out the slots that are empty', () => {
    const { container } = render(<Card {...props} />);
    const classes = [...container.querySelectorAll('article *')].map(({ className }) => className);
    expect(classes).toEqual(['text', 'headline', '']);
  });

  it('reads in the order: picture, kicker, headline, standfirst, meta', () => {
    const { container } = render(
      <Card {...props} kicker="K" standfirst="S" meta="M" picture={<i>P</i>} mark="En vivo" />,
    );
    expect(container.textContent).toBe('PEn vivoKEl río que volvióSM');
  });

  it('never renders a javascript: address', () => {
    render(<Card {...props} href="javascript:alert(1)" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
