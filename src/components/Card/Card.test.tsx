// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Card } from './index.ts';

const props = { href: '/nacion/el-rio/', headline: 'El río que volvió' };

describe('T4 Card', () => {
  describeConformance(Card, { props, element: 'article' });

  it('links to the story with a single link that is named by the headline', () => {
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

  it('has its heading at the given level', () => {
    render(<Card {...props} level={2} />);
    expect(within(screen.getByRole('article')).getByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  it('omits empty slots', () => {
    const { container } = render(<Card {...props} />);
    const classes = [...container.querySelectorAll('article *')].map(({ className }) => className);
    expect(classes).toEqual(['text', 'headline', '']);
  });

  it('has its slots in the order: picture, kicker, headline, standfirst, meta', () => {
    const { container } = render(
      <Card {...props} kicker="K" standfirst="S" meta="M" picture={<i>P</i>} mark="En vivo" />,
    );
    expect(container.textContent).toBe('PEn vivoKEl río que volvióSM');
  });

  it('has its options as attributes, so that no stylesheet selects elements inside it', () => {
    render(<Card {...props} frame="ruled" fill layout="overlay" />);
    const card = screen.getByRole('article');
    expect(card).toHaveAttribute('data-frame', 'ruled');
    expect(card).toHaveAttribute('data-fill', 'true');
  });

  it('has no frame by default', () => {
    render(<Card {...props} frame="none" />);
    expect(screen.getByRole('article')).not.toHaveAttribute('data-frame');
  });

  it('ends its meta line with a lock for subscribers', () => {
    const { container } = render(<Card {...props} meta="Hoy" locked />);
    expect(container.querySelector('.meta')).toHaveTextContent(/^Hoy Suscriptores$/);
  });

  it('never renders a javascript: address', () => {
    render(<Card {...props} href="javascript:alert(1)" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
