// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import type { BlockPage } from '../../block-page.ts';
import type { Block } from '../../defineBlock.ts';
import { embedBlock, PageEmbed, rawHtmlBlock } from './index.ts';

/** The HTML that a block gives its view; undefined for a hidden block. */
const htmlOf = async (block: Block, settings: object): Promise<string | undefined> => {
  const shown = await block.prepare({ published: true, ...settings }, {} as ContentServices, {} as BlockPage);
  return (shown?.props as { html: string } | undefined)?.html;
};

describe('B11 embeds', () => {
  it('a frame waits for the reader, and has a height for each window', async () => {
    const html = await htmlOf(embedBlock, { iframe: 'https://mapas.ejemplo.org/v?a=1', title: 'Mapa' });
    render(<PageEmbed html={html!} title="Mapa" heights={{ wide: 600, phone: 480 }} />);
    const frame = document.querySelector('iframe')!;
    expect([frame.getAttribute('src'), frame.dataset['src'], frame.title]).toEqual([
      null,
      'https://mapas.ejemplo.org/v?a=1',
      'Mapa',
    ]);
    expect(screen.getByRole('button', { name: 'Cargar el contenido de mapas.ejemplo.org' })).toBeVisible();
    const heights = [...document.querySelectorAll('svg')].map((svg) => svg.getAttribute('height'));
    expect(heights).toEqual(['600', '480']);
  });

  it.each(['', 'javascript:alert(1)', '"><script>x</script>'])(
    'the address %j hides the block',
    async (iframe) => expect(await htmlOf(embedBlock, { iframe, title: 'Mapa' })).toBeUndefined(),
  );

  it.each(['http://inseguro.ejemplo.org/', '/nacion/'])('the address %j becomes a link', async (iframe) => {
    const html = await htmlOf(embedBlock, { iframe, title: 'Mapa' });
    expect(html).toMatch(/^<a href="[^"]+"[^>]*>Mapa<\/a>$/);
    expect(html).toContain(iframe);
  });

  it('HTML loses its scripts, and a block without anything else is hidden', async () => {
    const html = '<p onclick="x()">Firma</p><script>alert(1)</script>';
    expect(await htmlOf(embedBlock, { isIframe: false, html })).toBe('<p>Firma</p>');
    expect(await htmlOf(rawHtmlBlock, { html })).toBe('<p>Firma</p>');
    expect(await htmlOf(rawHtmlBlock, { html: '<script>alert(1)</script>' })).toBeUndefined();
  });
});
