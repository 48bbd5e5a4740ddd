// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoticePage } from './NoticePage.tsx';

describe('NoticePage', () => {
  it('is named by its heading, hides the number from screen readers and has links', () => {
    render(<NoticePage code="404" title="No está" text="Se fue." links={[{ text: 'Portada', href: '/' }]} />);
    expect(screen.getByRole('heading', { level: 1, name: 'No está' })).toBeTruthy();
    expect(screen.getByText('404').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('link', { name: 'Portada' }).getAttribute('href')).toBe('/');
  });

  it('has a form between the text and the links, which are then less prominent', () => {
    const links = [{ text: 'Portada', href: '/' }];
    const { rerender } = render(<NoticePage title="No está" text="Se fue." links={links} />);
    expect(screen.getByRole('link').getAttribute('data-variant')).toBe('primary');
    rerender(
      <NoticePage
        title="No está"
        text="Se fue."
        links={links}
        search={{ action: '/buscador/', query: '' }}
      />,
    );
    expect(screen.getByRole('link').getAttribute('data-variant')).toBe('secondary');
    const form = screen.getByRole('search');
    expect(form.compareDocumentPosition(screen.getByRole('link'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
