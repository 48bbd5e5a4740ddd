import type { ComponentProps } from 'react';
import type { FilledAd, HouseAd } from '../../src/blocks/body/BodyAd/index.ts';
import type { BodyAudio } from '../../src/blocks/body/BodyVideo/index.ts';
import type { BodyPdf } from '../../src/blocks/body/BodyEmbed/index.ts';
import article from '../../src/patterns/article/ArticlePage/ArticlePage.stories.tsx';
import type { ArticlePage } from '../../src/patterns/article/ArticlePage/index.ts';

const ad: ComponentProps<typeof HouseAd> = {
  name: 'Semanario',
  title: 'Lea sin límites',
  text: 'Todas las historias por $199.000* al año.',
  button: 'Suscríbase',
  href: '/store/',
};
const place: ComponentProps<typeof FilledAd> = {
  id: 'robapagina-1',
  slot: 'ROBAPAGINA_1',
  size: 'GP5',
  display: 'mobile',
  ad,
};
const audio: ComponentProps<typeof BodyAudio> = {
  title: 'El pódcast',
  sources: [{ src: 'https://audio.example.com/1.mp3', type: 'audio/mpeg' }],
};
const pdf: ComponentProps<typeof BodyPdf> = {
  src: 'https://www.example.com/informe.pdf',
  title: 'El informe',
  height: 600,
};
const page: ComponentProps<typeof ArticlePage> = { children: 'Nota', side: 'Al lado', after: 'Después' };

/** Props of components without their own stories: their folder's stories show another component. */
export const OWN_PROPS: Readonly<Record<string, object>> = {
  HouseAd: ad,
  FilledAd: place,
  AdPlaceholder: { slot: 'ROBAPAGINA_1', size: 'GP5' },
  BodyAudio: audio,
  BodyPdf: pdf,
  Article: article.args,
  ArticlePage: page,
};
