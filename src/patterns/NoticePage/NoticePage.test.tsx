// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoticePage } from './NoticePage.tsx';

describe('NoticePage', () => {
  it('is named by its heading, hides the number from screen readers and leads on', () => {
    render(<NoticePage code="404" title="No está" text="Se fue." links={[{ text: 'Portada', href: '/' }]} />);
    expect(screen.getByRole('heading', { level: 1, name: 'No está' })).toBeTruthy();
    expect(screen.getByText('404').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('link', { name: 'Portada' }).getAttribute('href')).toBe('/');
  });

  it('holds a form between the words and the links, which then ask for less attention', () => {
    const links = [{ text: 'Portada', href: '/' }];
    const { rerender } = render(<NoticePage title="No está" text="Se fue." links={links} />);
    expect(screen.getByRole('link').getAttribute('data-variant')).toBe('primary');
    rerender(
      <NoticePage title="No está" text="Se fue." links={links}>
        <form aria-label="Buscador" />
      </NoticePage>,
    );
    expect(screen.getByRole('link').getAttribute('data-variant')).toBe('secondary');
    const form = screen.getByRole('form', { name: 'Buscador' });
    expect(form.compareDocumentPosition(screen.getByRole('link'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
