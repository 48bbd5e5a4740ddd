import type { BlockPage } from 'rotativa/blocks';
import type { ContentServices } from 'rotativa/providers';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../pages/documents/index.ts';
import { sectionPage } from '../pages/section-pages.ts';
import { communityBlock } from './Community.block.ts';

const show = async (settings: object): Promise<string | undefined> => {
  const shown = await communityBlock.prepare(settings, {} as ContentServices, {} as BlockPage);
  return shown ? renderToStaticMarkup(shown.element) : undefined;
};

describe('B11 the community of entrepreneurs', () => {
  it('has a title, a text and a button to WhatsApp on its page', async () => {
    const { regions } = sectionPage(PAGES.weekly, '/emprendimientos/');
    const settings = regions['top']?.find(({ block }) => block === 'community')?.settings ?? {};
    const html = (await show(settings)) ?? '';
    expect(html.includes('Una comunidad para quienes emprenden</h2>')).toBe(true);
    expect(html.includes('href="https://whatsapp.com/channel/')).toBe(true);
    expect(html.includes('Unirse a la comunidad de WhatsApp')).toBe(true);
  });

  it.each([{ title: 'Una comunidad', linkWhatsapp: 'https://whatsapp.com/x' }, { published: true }])(
    'is hidden when unpublished or without an address: %j',
    async (settings) => {
      expect(await show(settings)).toBeUndefined();
    },
  );
});
