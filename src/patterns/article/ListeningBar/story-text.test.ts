// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { storyText } from './story-text.ts';

const page = (text: string, more = ''): Document =>
  new DOMParser().parseFromString(
    `<html lang="es-CO"><main><article><header><h1>El río</h1><div class="standfirst">Cambió de cauce.</div></header>
    <div class="text" ${more}>${text}</div></article></main></html>`,
    'text/html',
  );
const body = (html: string): string => `<div class="article-body">${html}</div>`;

describe('N20 the text of a page', () => {
  it('is headline, standfirst and body, in sentences', () => {
    const { sentences } = storyText(
      page(body('<p>Uno. <a href="/x/">Dos.</a></p><h2>Título</h2><ul><li>Tres</li></ul>')),
    );
    expect(sentences).toEqual(['El río', 'Cambió de cauce.', 'Uno.', 'Dos.', 'Título', 'Tres']);
  });

  it('has the words of quotations, and nothing that is beside the text', () => {
    const beside = [
      '<aside class="rt-body-ad"><p>Anuncio</p></aside>',
      '<figure class="rt-figure"><figcaption>Pie</figcaption></figure>',
      '<div class="scroll"><table><td><p>Celda</p></td></table></div>',
      '<section class="rt-most-read-box"><ol><li>Otra nota</li></ol></section>',
      '<p class="endorsement">Patrocinado</p>',
    ].join('');
    const quote =
      '<figure class="rt-body-quote"><blockquote><p>Se fue.</p></blockquote><figcaption>Ana</figcaption></figure>';
    expect(storyText(page(body(quote + beside))).sentences.slice(2)).toEqual(['Se fue.', 'Ana']);
  });

  it('of a preview is the preview, with the page that sells the rest', () => {
    const box =
      '<div class="locked-part"><h2>Siga leyendo</h2><p>Acceda</p><a href="/store/">Suscribirse</a></div>';
    const found = storyText(page(body('<p>Empieza.</p>') + box, 'data-locked'));
    expect(found).toMatchObject({ locked: true, subscribe: '/store/', here: false });
    expect(found.sentences.slice(2)).toEqual(['Empieza.']);
  });

  it('is not locked, but counted, where the paywall’s script may lock it', () => {
    const part = '<div class="metered-part" hidden><p>Acceda</p><a href="/store/">Suscribirse</a></div>';
    expect(storyText(page(body('<p>Uno.</p>') + part))).toMatchObject({ locked: false, metered: true });
  });

  it.each([
    ['{"recording":{"src":"/sounds/uno.mp3"}}', { src: '/sounds/uno.mp3' }],
    ['{"recording":{"src":"javascript:alert(1)"}}', undefined],
    ['{', undefined],
    ['{}', undefined],
  ])('has the recording that the page names: %s', (data, recording) => {
    const island = `<rt-island name="listen" data='${data}'></rt-island>`;
    expect(storyText(page(island + body('<p>Uno.</p>'))).recording).toEqual(recording);
  });
});
