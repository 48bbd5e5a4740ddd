import { defineBlock } from 'rotativa/blocks';
import { headerDate } from 'rotativa/domain';
import { AgeGate } from 'rotativa/patterns/AgeGate';
import {
  headerIslands,
  menMenuIsland,
  MenHeader,
  socialLinks,
  type SocialNetwork,
} from 'rotativa/patterns/MenHeader';
import { SiteFooter, footerProps } from 'rotativa/patterns/SiteFooter';
import { WomenHeader } from 'rotativa/patterns/WomenHeader';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';

const NETWORKS: readonly SocialNetwork[] = ['instagram', 'facebook', 'x', 'tiktok', 'youtube'];

const frame = { settings: z.object({}), editorial: false, load: () => ({}) } as const;

export const womenHeaderBlock = defineBlock({
  ...frame,
  name: 'women-header',
  label: 'Encabezado de Fucsia',
  props: (_data, _settings, _services, { brand, path, kind }) => {
    const { name, wordmark, navigation, properties, routes } = siteBrand(brand);
    return {
      name,
      wordmark,
      sections: navigation.main,
      menu: navigation.menu,
      social: socialLinks(properties, NETWORKS),
      routes,
      path,
      home: kind === 'home',
    };
  },
  view: WomenHeader,
  islands: headerIslands,
});

export const menHeaderBlock = defineBlock({
  ...frame,
  name: 'men-header',
  label: 'Encabezado de SoHo',
  props: (_data, _settings, { clock }, { brand, path, kind }) => {
    const { name, wordmark, navigation, properties, routes, issn } = siteBrand(brand);
    const now = clock.now();
    return {
      name,
      wordmark,
      sections: navigation.main,
      more: navigation.more,
      social: socialLinks(properties, NETWORKS),
      routes,
      path,
      today: { iso: now.toISOString(), date: headerDate(now) },
      issn,
      home: kind === 'home',
    };
  },
  view: MenHeader,
  islands: [...headerIslands, menMenuIsland],
});

/** @see B16 */
export const ageGateBlock = defineBlock({
  ...frame,
  name: 'age-gate',
  label: 'Confirmación de edad',
  props: (_data, _settings, _services, { brand }) => {
    const { name, wordmark } = siteBrand(brand);
    return { name, wordmark };
  },
  view: AgeGate,
});

export const magazineFooterBlock = defineBlock({
  ...frame,
  name: 'magazine-footer',
  label: 'Pie de página de las revistas',
  props: (_data, _settings, { clock }, { brand }) => ({
    ...footerProps(siteBrand(brand), clock.now(), { networks: NETWORKS, tone: 'plain' }),
    // Both magazines close on their night, whatever the page's mode.
    'data-mode': 'dark',
  }),
  view: SiteFooter,
});
