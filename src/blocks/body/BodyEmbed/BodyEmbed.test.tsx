// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyPdf } from './BodyPdf.tsx';
import { BodyEmbed } from './BodyEmbed.tsx';

describe('N3 embeds', () => {
  it('shows the post with a link to the original in a separate figure', () => {
    render(<BodyEmbed kind="post" source="X" href="https://x.com/a/1" html="<p>Seguimos atentos.</p>" />);
    expect(screen.getByText('Seguimos atentos.')).toBeTruthy();
    const link = screen.getByRole('link', { name: /Ver en X/ });
    expect(link.getAttribute('href')).toBe('https://x.com/a/1');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('a PDF is a frame 600 px high with a link for browsers that cannot show it', () => {
    render(<BodyPdf src="https://documentos.ejemplo.com/decreto.pdf" title="Decreto 412" height={600} />);
    const frame = screen.getByTitle('Decreto 412');
    expect([frame.getAttribute('src'), frame.getAttribute('height')]).toEqual([
      'https://documentos.ejemplo.com/decreto.pdf',
      '600',
    ]);
    expect(screen.getByRole('link', { name: /Abrir el documento/ })).toBeTruthy();
  });

  it('a PDF without a safe address renders nothing', () => {
    const { container } = render(<BodyPdf src="javascript:alert(1)" title="x" height={600} />);
    expect(container.innerHTML).toBe('');
  });
});
