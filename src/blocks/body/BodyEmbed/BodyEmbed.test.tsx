// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { sanitizeRich } from '../../../domain/html/policy.ts';
import { loadHeldFrames, startHeldFrames } from './index.ts';
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
    expect([frame.dataset['src'], frame.getAttribute('height')]).toEqual([
      'https://documentos.ejemplo.com/decreto.pdf',
      '600',
    ]);
    expect(screen.getByText('Decreto 412')).toBeVisible();
    expect(screen.getByRole('link', { name: /Abrir el documento/ })).toBeTruthy();
  });

  it('a PDF without a safe address renders nothing', () => {
    const { container } = render(<BodyPdf src="javascript:alert(1)" title="x" height={600} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('X8 frames of other sites', () => {
  const MAP = 'https://mapas.ejemplo.org/v?a=1&amp;b=2';
  const frames = (...sources: string[]): string =>
    sources.map((src) => `<p>Antes <iframe src="${src}" height="300"></iframe></p>`).join('');
  const show = (html: string): HTMLIFrameElement[] => {
    const { container } = render(<BodyEmbed kind="embed" source="Mapas" html={sanitizeRich(html)} />);
    return [...container.querySelectorAll('iframe')];
  };
  const requested = (all: readonly HTMLIFrameElement[]): (string | null)[] =>
    all.map((frame) => frame.getAttribute('src'));

  const allow = vi.fn();
  beforeAll(() => startHeldFrames(document, allow));
  afterEach(() => {
    allow.mockClear();
    document.body.innerHTML = '';
  });

  it('keep their place, and request nothing', () => {
    const all = show(frames(MAP, '//www.youtube.com/embed/dQw4w9WgXcQ'));
    expect(requested(all)).toEqual([null, null]);
    expect(all[0]!.getAttribute('height')).toBe('300');
    expect(all[0]!.hasAttribute('inert')).toBe(true);
    expect(all[0]!.closest('p')).not.toBeNull();
    expect(screen.getByText(/^Contenido de mapas\.ejemplo\.org\. Al cargarlo/)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://mapas.ejemplo.org/v?a=1&b=2',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ]);
  });

  it('a click loads one, and the focus goes to it', async () => {
    const all = show(frames(MAP, MAP));
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Cargar el contenido de mapas.ejemplo.org' })[1]!,
    );
    expect(requested(all)).toEqual([null, 'https://mapas.ejemplo.org/v?a=1&b=2']);
    expect(document.activeElement).toBe(all[1]);
    expect([all[1]!.hasAttribute('inert'), allow.mock.calls.length]).toEqual([false, 0]);
  });

  it('the checkbox allows all frames, now and on later pages', async () => {
    const all = show(frames(MAP, MAP));
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    expect(requested(all)).toEqual([null, null]);
    await userEvent.click(screen.getAllByRole('button')[0]!);
    expect(requested(all)).not.toContain(null);
    expect(allow).toHaveBeenCalledTimes(1);
  });

  it('are loaded at once for a reader who allows them', () => {
    const all = show(frames(MAP));
    loadHeldFrames(document);
    expect(requested(all)).toEqual(['https://mapas.ejemplo.org/v?a=1&b=2']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of the site itself do not wait', () => {
    render(<BodyPdf src="/documentos/decreto.pdf" title="Decreto 412" height={600} />);
    expect(screen.getByTitle('Decreto 412').getAttribute('src')).toBe('/documentos/decreto.pdf');
  });

  it('cannot break out of their markup', () => {
    render(
      <BodyPdf src={'https://a.ejemplo.org/"><img src=x onerror=alert(1)>'} title={'"><b>x'} height={600} />,
    );
    expect(document.querySelector('img, b')).toBeNull();
  });
});
