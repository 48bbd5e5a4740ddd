// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HelpTopics } from './HelpTopics.tsx';

const TOPICS = [
  { title: 'Transacciones', text: 'Pagos y facturas.', href: '/ayuda/transacciones/', icon: 'card' as const },
  { title: 'PQRS', text: 'Peticiones.', href: 'javascript:alert(1)' },
];

describe('B14 HelpTopics', () => {
  it('is a list of headings with links, and its drawings are silent', () => {
    const { container } = render(<HelpTopics topics={TOPICS} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Transacciones' })).toHaveAttribute(
      'href',
      '/ayuda/transacciones/',
    );
    expect(container.querySelectorAll('.icon[aria-hidden]')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('an unsafe address is not a link', () => {
    render(<HelpTopics topics={TOPICS} />);
    expect(screen.queryByRole('link', { name: 'PQRS' })).toBeNull();
  });
});
