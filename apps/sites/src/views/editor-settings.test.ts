import { blocksSchema } from 'rotativa/blocks';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from './blocks.ts';

interface Setting {
  title?: string;
  type?: string;
  default?: unknown;
}

const { definitions } = blocksSchema(BLOCKS.values()) as {
  definitions: Record<string, { properties: { settings: { properties?: Record<string, Setting> } } }>;
};

const settingsOf = (block: string): Record<string, Setting> =>
  definitions[block]?.properties.settings.properties ?? {};

/** The settings that editors expect (B2): a block that has each, its type, its default and its Spanish label. */
const SETTINGS: [setting: string, block: string, type: string, usual: unknown, label: string][] = [
  ['published', 'card-grid', 'boolean', false, 'Publicado'],
  ['title', 'card-grid', 'string', '', 'Título'],
  ['link', 'speaker-row', 'string', '', 'Enlace a todos'],
  ['url', 'card-grid', 'string', '', 'Enlace del título'],
  ['section', 'card-grid', 'string', '', 'Sección'],
  ['collectionId', 'card-grid', 'string', '', 'Colección'],
  ['offSet', 'card-grid', 'integer', 0, 'Desde la nota'],
  ['videos', 'card-grid', 'boolean', true, 'Notas Video'],
  ['background', 'gallery-carousel', 'string', 'White', 'Fondo'],
  ['autorIds', 'author-carousel', 'object', {}, 'Autores'],
  ['authorId', 'opinion-strip', 'string', '', 'Autor'],
  ['galleryId', 'gallery-strip', 'string', '', 'Galería'],
  ['categorias', 'video-rows', 'object', {}, 'Categorías'],
  ['feedSize', 'hero-carousel', 'integer', 3, 'Número de notas'],
  ['feedSize', 'opinion-strip', 'integer', 6, 'Número de notas'],
  ['text', 'community', 'string', '', 'Texto'],
  ['linkWhatsapp', 'community', 'string', '', 'Enlace de WhatsApp'],
  ['heightDesktop', 'embed', 'integer', 600, 'Alto en computador'],
  ['heightMobile', 'embed', 'integer', 480, 'Alto en celular'],
  ['isIframe', 'embed', 'boolean', true, 'Es una dirección'],
  ['iframe', 'embed', 'string', '', 'Dirección'],
  ['html', 'raw-html', 'string', '', 'HTML'],
];

/** Expected settings that have another name, because they choose from named looks or say more. */
const RENAMED: [setting: string, block: string, own: string, usual: unknown][] = [
  // A colour by name, not one switch for each colour.
  ['isBlue', 'video-band', 'ground', 'black'],
  ['isBlack', 'quote-band', 'tone', 'tint'],
  // Which drawing, not whether there is one.
  ['hasIcon', 'video-grid', 'icon', undefined],
  // The text of the link to the section.
  ['customSection', 'card-carousel', 'more', ''],
  ['divider', 'opinion-strip', 'variant', 'rule'],
  // The same switch as `isIframe`.
  ['isUrl', 'embed', 'isIframe', true],
  ['adSlotName', 'ad-slot', 'slot', 'HOME/PREHOME'],
  ['adSlotName', 'sticky-ad', 'slot', 'STICKY'],
  ['adSlotName', 'interstitial-ad', 'slot', 'INTERSTITIAL'],
];

/**
 * Settings that no block has. Classes of a stylesheet are no words of an editor: looks have names. The tabs of the TV
 * section take their active route from the page's address.
 */
const LEFT_OUT = ['addClass', 'classes', 'route'];

/** Opinion carousels and the strip of journalists show six by default. */
const USUAL_SIZES: [block: string, feedSize: number][] = [
  ['hero-carousel', 3],
  ['card-carousel', 8],
  ['streaming-carousel', 8],
  ['video-carousel', 8],
  ['special-carousel', 10],
  ['gallery-carousel', 10],
  ['video-rows', 10],
  ['candidates', 8],
];

describe('B2 the settings that editors expect', () => {
  it.each(SETTINGS)('%s of %s', (setting, block, type, usual, label) => {
    expect(settingsOf(block)[setting]).toMatchObject({ type, default: usual, title: label });
  });

  it.each(RENAMED)('%s is, on %s, %s', (setting, block, own, usual) => {
    const settings = settingsOf(block);
    expect(Object.keys(settings)).not.toContain(setting);
    expect(Object.keys(settings)).toContain(own);
    expect(settings[own]?.default).toEqual(usual);
  });

  it.each(LEFT_OUT)('%s is on no block', (setting) => {
    const having = [...BLOCKS.keys()].filter((block) => setting in settingsOf(block));
    expect(having).toEqual([]);
  });

  it.each(USUAL_SIZES)('%s shows %d unless an editor says otherwise', (block, size) => {
    expect(settingsOf(block)['feedSize']).toMatchObject({ default: size });
  });

  it('every block of an editor begins with the switch that publishes it', () => {
    const others = [...BLOCKS.values()].filter(
      ({ name, editorial }) => editorial && Object.keys(settingsOf(name))[0] !== 'published',
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});
