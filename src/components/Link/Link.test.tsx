// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Link } from './index.ts';

describe('T4 Link', () => {
  describeConformance(Link, { props: { href: '/nacion/', children: 'Nación' }, element: 'a' });

  it.each(['javascript:alert(1)', ' java\tscript:alert(1)', 'vbscript:x'])('never renders %j', (href) => {
    render(<Link href={href}>Leer</Link>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Leer')).not.toHaveAttribute('href');
  });

  it('an external link opens a new tab with rel=noopener, and its name states it', () => {
    render(
      <Link href="https://example.com/" external>
        Informe
      </Link>,
    );
    const link = screen.getByRole('link', { name: /abre en una pestaña nueva/ });
    expect(link).toHaveTextContent('Informe (abre en una pestaña nueva)');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('an internal link opens in the same tab', () => {
    render(<Link href="/nacion/">Nación</Link>);
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  });
});
