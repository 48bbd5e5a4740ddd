import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { htmlPage } from '../http/page.ts';
import type { Campaign } from './campaigns.ts';

/** Tells the page that the creative is drawn, and when Escape is pressed in it. It says nothing else, so any page may hear it. */
const SCRIPT =
  "parent.postMessage('rt-ad-drawn','*');addEventListener('keydown',({key})=>{if(key==='Escape')parent.postMessage('rt-ad-close','*')})";

/** The policy of a creative: its styles and its one script. Any page may embed it. */
export const CREATIVE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash(
  'sha256',
)
  .update(SCRIPT)
  .digest('base64')}'; base-uri 'none'; form-action 'none'`;

const styleOf = ({ background, colour }: Campaign): string => `
html, body, main { height: 100%; margin: 0 }
body { overflow: hidden; background: ${background}; color: ${colour}; font: 400 15px/1.4 system-ui, sans-serif }
a { box-sizing: border-box; display: grid; align-content: center; gap: 8px; height: 100%; padding: 16px; color: inherit; text-decoration: none }
strong { font-size: 22px; line-height: 1.15; text-wrap: balance }
small { font-size: 12px; letter-spacing: .06em; text-transform: uppercase }
b { justify-self: start; padding: 8px 14px; border: 2px solid }
a:focus-visible { outline: 3px solid; outline-offset: -6px }
@media (height < 120px) {
  a { grid-auto-flow: column; justify-content: space-between; align-items: center; padding: 4px 16px }
  strong { font-size: 16px } p { display: none }
}
@media (height < 120px) and (width < 500px) {
  a { grid-auto-flow: row; justify-content: start; align-content: center; gap: 2px; padding: 2px 12px }
  strong { font-size: 14px; line-height: 1.1 } small { font-size: 10px; line-height: 1.2 } b { display: none }
}
@media (height > 400px) { a { align-content: space-between; padding: 28px } strong { font-size: 34px } }
@media (width > 700px) and (height > 200px) { a { padding: 40px 64px } strong { font-size: 34px } }`;

/** A creative as it is shown in a frame. @param landing the advertiser's page */
export const creativePage = (campaign: Campaign, landing: string) =>
  htmlPage({
    lang: 'es-CO',
    title: campaign.advertiser,
    style: styleOf(campaign),
    body: html`<a href="${landing}" target="_blank" rel="noopener sponsored"
        ><small>${campaign.advertiser}</small><strong>${campaign.title}</strong>
        <p style="margin:0">${campaign.text}</p>
        <b>${campaign.button}</b></a
      >
      ${raw(`<script>${SCRIPT}</script>`)}`,
  });

/** The page of a fictional advertiser. */
export const landingPage = ({ advertiser, title, text, background, colour }: Campaign) =>
  htmlPage({
    lang: 'es-CO',
    title: advertiser,
    style: `body { margin: 0; background: ${background}; color: ${colour}; font: 1.125rem/1.5 system-ui, sans-serif } main { max-width: 32rem; margin: 0 auto; padding: 4rem 1.5rem }`,
    body: html`<p>${advertiser}</p>
      <h1>${title}</h1>
      <p>${text}</p>
      <p>Este anunciante es inventado: es la publicidad de prueba del sandbox.</p>`,
  });
