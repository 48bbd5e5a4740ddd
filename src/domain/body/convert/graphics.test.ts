import { describe, expect, it } from 'vitest';
import { documentOf } from '../../fixtures/index.ts';
import type { BodyBlock } from '../block.ts';
import { prepareBody } from '../prepare-body.ts';
import { bodyHtml } from '../../syndication/body-html.ts';

function body(type: string, content: string, log: string[] = []): BodyBlock[] {
  const field = type === 'oembed_response' ? { raw_oembed: { html: content, type: 'rich' } } : { content };
  const { content_elements } = documentOf({
    type: 'story',
    content_elements: [{ _id: 'a', type, ...field }],
  });
  const prepared = prepareBody(content_elements, { insertions: [] });
  log.push(...prepared.log.map(({ reason }) => reason));
  return prepared.blocks;
}

const frames = (blocks: BodyBlock[]): string[] =>
  [...JSON.stringify(blocks).matchAll(/<iframe src=\\"(.*?)\\"/g)].map(([, src = '']) => src);

const script = '<script async src="https://graficos.example/embed.js"></script>';

describe('N3 graphics of other companies', () => {
  it.each([
    [
      '<div class="infogram-embed" data-id="0a1b-2c" data-title="Lluvias"></div>',
      'https://e.infogram.com/0a1b-2c?src=embed',
    ],
    [
      "<script id='infogram_0_lluvias-2026' src='//e.infogram.com/js/embed.js'></script>",
      'https://e.infogram.com/lluvias-2026?src=embed',
    ],
    [
      '<div class="flourish-embed flourish-chart" data-src="visualisation/42?7"></div>',
      'https://flo.uri.sh/visualisation/42/embed',
    ],
    [
      '<div data-src="https://public.flourish.studio/story/42/" class="flourish-embed"></div>',
      'https://flo.uri.sh/story/42/embed',
    ],
    [
      '<div style="min-height:300px" id="datawrapper-vis-aB3d"><noscript><img src="x.png"></noscript></div>',
      'https://datawrapper.dwcdn.net/aB3d/',
    ],
    [
      '<script defer src="https://datawrapper.dwcdn.net/aB3d/embed.js" data-target="#datawrapper-vis-aB3d"></script>',
      'https://datawrapper.dwcdn.net/aB3d/',
    ],
    ['<div class="genially-embed" id="5f1a2b"></div>', 'https://view.genially.com/5f1a2b'],
    [
      '<div class="piktowrapper-embed" data-uid="12ab-cd"></div>',
      'https://create.piktochart.com/embed/12ab-cd',
    ],
    ['<div data-configid="12/34" class="issuuembed"></div>', 'https://e.issuu.com/embed.html#12/34'],
    ['<div id="everviz-aB3d" class="everviz-aB3d"></div>', 'https://app.everviz.com/embed/aB3d/'],
    ['<div id="highcharts-aB3d"></div>', 'https://cloud.highcharts.com/embed/aB3d/'],
    [
      '<div class="tableauPlaceholder"><object><param name="host_url" value="https%3A%2F%2Fpublic.tableau.com%2F"><param name="name" value="Lluvias&#47;Mapa"></object></div>',
      'https://public.tableau.com/views/Lluvias/Mapa?:showVizHome=no&amp;:embed=true',
    ],
    [
      '<tableau-viz src="https://public.tableau.com/views/Lluvias/Mapa"></tableau-viz>',
      'https://public.tableau.com/views/Lluvias/Mapa?:showVizHome=no&amp;:embed=true',
    ],
    ['<div class="visme_d" data-url="kz1-mapa"></div>', 'https://my.visme.co/v/kz1-mapa'],
    [
      '<div class="apester-media" data-media-id="5f1a"></div>',
      'https://renderer.apester.com/interaction/5f1a',
    ],
    ['<div data-tf-widget="aB3d"></div>', 'https://form.typeform.com/to/aB3d'],
    [
      '<script src="//cdn.jwplayer.com/players/Ab12Cd34-Ef56Gh78.js"></script>',
      'https://cdn.jwplayer.com/players/Ab12Cd34-Ef56Gh78.html',
    ],
    [
      '<video-js data-account="17" data-player="aB3" data-embed="default" data-video-id="46"></video-js>',
      'https://players.brightcove.net/17/aB3_default/index.html?videoId=46',
    ],
    ['<div id="DV-viewer-123-contrato"></div>', 'https://embed.documentcloud.org/documents/123-contrato/'],
    [
      '<script src="https://geo.dailymotion.com/player/p.js" data-video="x8abcde"></script>',
      'https://geo.dailymotion.com/player.html?video=x8abcde',
    ],
    [
      '<amp-youtube data-videoid="aB3d5678901"></amp-youtube>',
      'https://www.youtube-nocookie.com/embed/aB3d5678901',
    ],
    [
      '<amp-twitter data-tweetid="123"></amp-twitter>',
      'https://platform.twitter.com/embed/Tweet.html?id=123',
    ],
    ['<amp-instagram data-shortcode="aB-3"></amp-instagram>', 'https://www.instagram.com/p/aB-3/embed/'],
    ['<script data-telegram-post="canal/7"></script>', 'https://t.me/canal/7?embed=1'],
  ])('%s is a frame', (html, src) => {
    for (const type of ['raw_html', 'text', 'oembed_response'])
      expect([type, frames(body(type, html + script))]).toEqual([type, [src]]);
    // Twice in one element, or also as a frame: once.
    expect(frames(body('raw_html', html + html))).toEqual([src]);
    expect(frames(body('raw_html', `<iframe src="${src}"></iframe>${html}`))).toHaveLength(1);
  });

  it('keep their title, and words beside them', () => {
    const html =
      '<p>Antes.</p><div class="infogram-embed" data-id="a1" data-title="Caída &amp; &quot;alza&quot;"></div>';
    const [block] = body('raw_html', html);
    expect(block).toMatchObject({ type: 'html' });
    expect(JSON.stringify(block)).toContain('Antes.');
    expect(JSON.stringify(block)).toContain('title=\\"Caída &amp; &quot;alza&quot;\\"');
  });

  it.each([
    '<div class="infogram-embed" data-id="../x"></div>',
    '<div class="infogram-embed" data-id="a&quot; onload=&quot;b"></div>',
    '<div class="flourish-embed" data-src="https://evil.example/visualisation/1"></div>',
    '<div class="otro-embed" data-id="a1"></div>',
  ])('%s is none', (html) => expect(frames(body('raw_html', html))).toEqual([]));
});

describe('N3 raw HTML of which only a script would show something', () => {
  const address = 'https://otra.example/pieza/7';
  const linkAt = (href: string, host: string): string =>
    `<p><a href="${href}" rel="noopener">Ver el contenido en ${host}</a></p>`;
  const link = linkAt(address, 'otra.example');
  it.each([
    `<div class="nueva-embed" data-url="${address}"></div>`,
    `<a class="linea-de-tiempo" href="${address}"></a>`,
    `<fb:video href="${address}"></fb:video>`,
    `<figure class="media"><oembed url="${address}"></oembed></figure>`,
    `<embed src="${address}">`,
    `<pieza-viva settings='{"pagina":"${address}","icono":"https://otra.example/i.svg"}'></pieza-viva>`,
  ])('%s leaves a link to its page', (html) => {
    expect(body('raw_html', html + script)).toMatchObject([{ type: 'html', html: link }]);
  });

  it.each([
    [
      '<div data-tf-live="01ABC"></div><script src="//embed.typeform.com/next/embed.js"></script>',
      'typeform.com',
    ],
    [
      '<opta-widget sport="football"></opta-widget><script src="https://secure.widget.cloud.opta.net/v3/w.js"></script>',
      'opta.net',
    ],
    [
      '<div class="playbuzz" data-id="abc"></div><script src="//embed.playbuzz.com/sdk.js"></script>',
      'playbuzz.com',
    ],
    ['<div id="w1"></div><script src="https://www.encuestas.com.co/w.js"></script>', 'encuestas.com.co'],
    // Their script is elsewhere on the page, or was removed.
    ['<div data-tf-live="01ABC"></div>', 'typeform.com'],
    ['<opta-widget sport="football" widget="standings"></opta-widget>', 'statsperform.com'],
    ['<div class="opinary-widget-embed" data-poll="x"></div>', 'opinary.com'],
    // A library comes first.
    [
      '<div class="q"></div><script src="https://cdn.jsdelivr.net/npm/x"></script><script src="https://a.riddle.com/e.js"></script>',
      'riddle.com',
    ],
  ])('%s leaves a link to its company, and the log tells editors why', (html, host) => {
    const log: string[] = [];
    expect(body('raw_html', html, log)).toMatchObject([{ html: linkAt(`https://${host}/`, host) }]);
    expect(log).toEqual([`only a script would show it: a link to ${host} is left`]);
  });

  it('a post of Bluesky leaves a link to its page', () => {
    const post = '<blockquote data-bluesky-uri="at://did:plc:ab1/app.bsky.feed.post/3k"></blockquote>';
    expect(JSON.stringify(body('raw_html', post))).toContain('https://bsky.app/profile/did:plc:ab1/post/3k');
  });

  it('has what it holds for readers without scripts', () => {
    const html = '<div id="x"></div><noscript><img src="https://a.example/mapa.png" alt="Mapa"></noscript>';
    expect(JSON.stringify(body('raw_html', html))).toContain('https://a.example/mapa.png');
    expect(JSON.stringify(body('raw_html', `<p>Texto</p>${html}`))).not.toContain('mapa.png');
  });

  it.each([
    script,
    `<p>${script}</p>`,
    '<link href="https://a.example/x.css">',
    '<div data-url="javascript:x"></div>',
    '<div id="div-gpt-ad-1"></div><script src="https://securepubads.g.doubleclick.net/tag/js/gpt.js"></script>',
    '<ins class="adsbygoogle" data-ad-slot="1"></ins><script src="https://anuncios.example/a.js"></script>',
  ])('%s leaves nothing', (html) => expect(body('raw_html', html)).toEqual([]));
});

describe('N3 a post whose address is only for the script of its network', () => {
  const address = 'https://red.example/video/7';
  it.each([
    [`<blockquote class="tiktok-embed" cite="${address}"><section>Un video</section></blockquote>`, 'tiktok'],
    [`<blockquote class="instagram-media" data-instgrm-permalink="${address}"></blockquote>`, 'instagram'],
    [`<div class="fb-post" data-href="${address}"></div>`, 'facebook'],
  ])('%s has a link', (html, network) => {
    const blocks = body('raw_html', html + script);
    expect(blocks).toMatchObject([{ type: 'social-post', network, href: address }]);
    expect(bodyHtml(blocks)).toContain(`<a href="${address}">`);
  });

  it('has no second link', () => {
    const own = `<blockquote class="tiktok-embed" cite="${address}"><a href="${address}">Ver</a></blockquote>`;
    expect(body('raw_html', own)[0]).not.toHaveProperty('href');
  });
});
