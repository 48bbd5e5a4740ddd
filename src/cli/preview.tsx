import type { ComponentType, ReactNode } from 'react';
import { ArticleBody } from '../blocks/body/ArticleBody/ArticleBody.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Container } from '../components/Container/Container.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Input } from '../components/Input/Input.tsx';
import { SectionHeader } from '../components/SectionHeader/SectionHeader.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import type { BodyBlock } from '../domain/body/block.ts';
import { ArticleHeader } from '../patterns/article/ArticleHeader/ArticleHeader.tsx';
import { SiteFooter } from '../patterns/footers/SiteFooter/SiteFooter.tsx';
import { footerProps } from '../patterns/footers/SiteFooter/footer-props.ts';
import { DailyHeader } from '../patterns/headers/DailyHeader/DailyHeader.tsx';
import { ForumsHeader } from '../patterns/headers/ForumsHeader/ForumsHeader.tsx';
import { MenHeader } from '../patterns/headers/MenHeader/MenHeader.tsx';
import { RuralHeader } from '../patterns/headers/RuralHeader/RuralHeader.tsx';
import { WeeklyHeader } from '../patterns/headers/WeeklyHeader/WeeklyHeader.tsx';
import { WomenHeader } from '../patterns/headers/WomenHeader/WomenHeader.tsx';
import { headerProps, type HeaderProps } from '../patterns/headers/parts/header-props.ts';
import { PromoBox } from '../patterns/paywall/PromoBox/PromoBox.tsx';
import { accountBoxProps, promoProps } from '../patterns/paywall/PromoBox/promo-props.ts';
import { createCriticalCss, type CriticalStyles } from '../styling/critical-css.ts';
import type { Brand } from '../themes/brand.ts';
import type { FontCopy } from './resources.ts';
import { wholeHtml } from './whole-html.ts';

/** The header of each layout. */
const HEADER: Readonly<Record<Brand['layout'], ComponentType<HeaderProps>>> = {
  default: WeeklyHeader,
  daily: DailyHeader,
  women: WomenHeader,
  men: MenHeader,
  forums: ForumsHeader,
  rural: RuralHeader,
};

const SECTIONS = ['Nación', 'Economía', 'Cultura', 'Deportes'].map((text, at) => ({ text, link: `/${at}/` }));

/** Sample stories: the preview shows the brand, not its content. */
const STORIES = [
  {
    kicker: 'Transporte',
    headline: 'El tren vuelve a cruzar la cordillera después de treinta años',
    standfirst: 'La primera locomotora salió de madrugada, con café y pasajeros que no la conocían.',
    hills: 'M0 60L40 28L70 46L112 14L150 44V100H0Z',
  },
  {
    kicker: 'Páramo',
    headline: 'Los frailejones que guardan el agua de la ciudad',
    standfirst: 'Un vivero de mil plantas reemplaza las que se llevó el fuego.',
    hills: 'M0 74L34 50L66 62L98 36L150 66V100H0Z',
  },
  {
    kicker: 'Mercados',
    headline: 'Por qué la papa cuesta más en diciembre',
    standfirst: 'Las lluvias retrasaron dos cosechas, y el transporte hizo el resto.',
    hills: 'M0 50L28 66L62 40L104 70L150 48V100H0Z',
  },
] as const;

const BODY: readonly BodyBlock[] = [
  'A las cuatro de la mañana el andén ya estaba lleno. Había quien llevaba treinta años esperando el tren y quien nunca había visto uno: niños en hombros, vendedoras de café, un maquinista jubilado que corregía en voz baja a los jóvenes. Cuando la locomotora pitó por primera vez, nadie habló durante un minuto.',
  'La vía sube por el cañón y deja ver, a la derecha, <a href="/0/">los cultivos que bajaban en mula</a>. El recorrido dura cuatro horas y tiene once paradas; la última es un pueblo que había perdido hasta el reloj de la estación.',
].map((html, at) => ({ type: 'text', id: `${at}`, html }));

const Scene = ({ hills }: { hills: string }) => (
  <svg className="scene" viewBox="0 0 150 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="150" height="100" fill="var(--rt-color-surface-tint)" />
    <circle cx="88" cy="26" r="11" fill="var(--rt-color-accent-alt)" />
    <path d={hills} fill="var(--rt-color-accent)" />
    <path d="M0 84Q40 70 76 82T150 76V100H0Z" fill="var(--rt-color-surface-inverse)" />
  </svg>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap="medium">
    <SectionHeader title={title} />
    {children}
  </Stack>
);

/** Pieces of the package as a page of the brand. */
function Page({ brand, now }: { brand: Brand; now: Date }) {
  const Header = HEADER[brand.layout];
  const { main, menu } = brand.navigation;
  const navigation = {
    ...brand.navigation,
    main: main.length > 0 ? main : SECTIONS,
    menu: menu.length > 0 ? menu : SECTIONS,
  };
  const shown = { ...brand, navigation };
  const box = promoProps(brand, '/') ?? accountBoxProps(brand, '/');
  return (
    <>
      <Header {...headerProps(shown, '/', now)} />
      <Container as="main" className="page">
        <Stack gap="section">
          <Grid column="large" fit gap="medium">
            {STORIES.map(({ hills, ...story }) => (
              <Card key={story.headline} {...story} href="/0/" scale="m" picture={<Scene hills={hills} />} />
            ))}
          </Grid>
          <div className="reading">
            <Stack gap="large">
              <ArticleHeader
                kicker={STORIES[0].kicker}
                headlineHtml={STORIES[0].headline}
                standfirstHtml={STORIES[0].standfirst}
                bylines={[{ text: 'Ana Lucía Prieto' }]}
              />
              <ArticleBody
                className="body"
                blocks={BODY}
                dropCap={brand.article.dropCap}
                quote={brand.article.quote}
              />
              <PromoBox {...box} />
            </Stack>
          </div>
          <div className="reading">
            <Section title="Botones y campos">
              <Grid fit gap="medium">
                <Input label="Correo electrónico" type="email" hint="Para enviarle la edición del día." />
                <Input label="Celular" defaultValue="300" error="Escriba los diez números, sin espacios." />
              </Grid>
              <div className="buttons">
                <Button>Suscribirse</Button>
                <Button variant="secondary">Leer más tarde</Button>
                <Button disabled>Enviado</Button>
              </div>
            </Section>
          </div>
        </Stack>
      </Container>
      <SiteFooter {...footerProps(shown, now)} />
    </>
  );
}

/** Rules of the preview's page: distances between pieces, which have none themselves. */
const APP_CSS = `body{margin:0}.page{padding-block:2.5rem}.scene{display:block;inline-size:100%;aspect-ratio:var(--rt-ratio-card);border-radius:var(--rt-radius-image)}.reading{inline-size:100%;max-inline-size:var(--rt-measure);margin-inline:auto}.buttons{display:flex;flex-wrap:wrap;gap:1rem}`;

/** Rules of the page around it, which is in no brand. */
const OUTER_CSS = `:root{color-scheme:light dark}body{margin:0;padding:clamp(1rem,4vw,3rem);font:1rem/1.5 system-ui,sans-serif;background:light-dark(#ececea,#202020);color:light-dark(#1c1c1c,#eee)}h1{margin:0;font-size:1.75rem;line-height:1.2}h2{margin:3rem 0 1rem;font-size:1rem}p,li{max-inline-size:44rem}.pair{display:flex;flex-wrap:wrap;gap:1.5rem}figure{margin:0;min-inline-size:0;max-inline-size:100%}figcaption{margin-block-end:.5rem;font-size:.875rem}.frame{overflow:hidden;box-shadow:0 1px 8px #0003;max-inline-size:100%}iframe{display:block;border:0;transform-origin:0 0;background:#fff}`;

/** Shows the page in frames of both widths and modes. A wide frame is made as narrow as the window. */
const SCRIPT = `const page=JSON.parse(document.getElementById('page').textContent);
for(const frame of document.querySelectorAll('iframe')){
const fit=()=>{const wide=Number(frame.width),box=frame.parentElement,room=box.parentElement.parentElement.clientWidth,scale=Math.min(1,room/wide),high=frame.contentDocument.documentElement.scrollHeight;
frame.height=high;frame.style.transform='scale('+scale+')';box.style.width=wide*scale+'px';box.style.height=high*scale+'px'};
frame.onload=()=>{fit();frame.contentDocument.fonts.ready.then(fit)};
addEventListener('resize',fit);
frame.srcdoc=page.replace('data-mode=""','data-mode="'+frame.dataset.mode+'"')}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const WIDTHS = [
  ['Phone', 360],
  ['Desktop', 1280],
] as const;

export interface PreviewOptions {
  brand: Brand;
  /** The stylesheet of the brand, with font files in `fonts/`. */
  css: string;
  /** The corrections, a line for each. */
  notes: readonly string[];
  fonts: readonly FontCopy[];
  styles: CriticalStyles;
  now?: Date;
}

/** A page that needs no other file: pieces of the package in a brand, in both modes, on a phone and on a desktop. */
export async function previewHtml({
  brand,
  css,
  notes,
  fonts,
  styles,
  now = new Date(),
}: PreviewOptions): Promise<string> {
  const inlined = fonts.reduce(
    (text, { name, font }) =>
      text.replaceAll(
        `url('fonts/${name}')`,
        `url('data:font/woff2;base64,${Buffer.from(font).toString('base64')}')`,
      ),
    css,
  );
  const body = await wholeHtml(<Page brand={brand} now={now} />);
  const sheet = createCriticalCss(styles, { theme: inlined, app: APP_CSS })(body);
  const page = `<!doctype html><html lang="${brand.language}" data-brand="${brand.key}" data-mode=""><head><meta name="viewport" content="width=device-width"><style>${sheet}</style></head><body>${body}</body></html>`;
  const frames = WIDTHS.map(
    ([name, width]) => `<h2>${name}, ${width} px</h2>
<div class="pair">${['light', 'dark']
      .map(
        (mode) =>
          `<figure><figcaption>${mode}</figcaption><div class="frame"><iframe title="${name}, ${mode}" width="${width}" data-mode="${mode}"></iframe></div></figure>`,
      )
      .join('')}</div>`,
  );
  const corrected =
    notes.length === 0
      ? '<p>Every pair of colours passes WCAG AA as it was chosen.</p>'
      : `<p>These colours could not be read where they are used, and were corrected:</p><ul>${notes.map((note) => `<li>${escaped(note)}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(brand.name)}: preview</title><style>${OUTER_CSS}</style></head>
<body><h1>${escaped(brand.name)}</h1><p>${escaped(brand.tagline)}</p>${corrected}
${frames.join('\n')}
<script type="application/json" id="page">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>
<script>${SCRIPT}</script></body></html>
`;
}
