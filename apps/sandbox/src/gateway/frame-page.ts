import { html } from 'hono/html';
import { htmlPage } from '../http/page.ts';

const STYLE = `
:root { color-scheme: light; --text: #1c1c1c; --muted: #595959; --background: #fff; --error: #b3261e; --focus: #0b57d0; --radius: 2px }
html { background: transparent }
body { margin: 0; color: var(--text); font: 400 1rem/1.5 system-ui, sans-serif; background: transparent }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; padding: 3px; align-items: start }
form > div { display: grid; gap: .25rem; min-width: 0 }
form > .wide { grid-column: 1 / -1 }
label { font-size: .9375rem; font-weight: 600 }
input { box-sizing: border-box; width: 100%; min-height: 48px; padding: .5rem 1rem; border: 1px solid var(--muted);
  border-radius: var(--radius); background: var(--background); color: var(--text); font: inherit; font-size: max(16px, 1em) }
input:focus-visible { outline: 2px solid var(--focus); border-color: var(--focus) }
input[aria-invalid=true] { border-color: var(--error); box-shadow: inset 0 0 0 1px var(--error) }
.error { color: var(--error); font-size: .9375rem }
.error:empty { display: none }
button { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); border: 0; padding: 0 }`;

/** The policy of the fields: only pages of this site may embed them. */
export const framePolicy = (site: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${site}`;

interface CardField {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly wide: boolean;
  readonly numeric: boolean;
  readonly longest: number;
}

const FIELDS: readonly CardField[] = [
  {
    name: 'number',
    label: 'Número de la tarjeta',
    autocomplete: 'cc-number',
    wide: true,
    numeric: true,
    longest: 23,
  },
  { name: 'expiry', label: 'Vence (MM/AA)', autocomplete: 'cc-exp', wide: false, numeric: true, longest: 7 },
  {
    name: 'cvv',
    label: 'Código de seguridad',
    autocomplete: 'cc-csc',
    wide: false,
    numeric: true,
    longest: 4,
  },
  {
    name: 'cardHolder',
    label: 'Nombre en la tarjeta',
    autocomplete: 'cc-name',
    wide: true,
    numeric: false,
    longest: 100,
  },
];

const field = ({ name, label, autocomplete, wide, numeric, longest }: CardField) =>
  html`<div class="${wide ? 'wide' : ''}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      inputmode="${numeric ? 'numeric' : 'text'}"
      maxlength="${longest}"
      aria-describedby="${name}-error"
      spellcheck="false"
    />
    <div class="error" id="${name}-error"></div>
  </div>`;

/** The card fields, for a frame in a page of `site`. @param script the address of their script */
export const framePage = (site: string, script: string) =>
  htmlPage({
    lang: 'es-CO',
    title: 'Datos de la tarjeta',
    style: STYLE,
    body: html`<form data-site="${site}" novalidate>
        ${FIELDS.map(field)}<button tabindex="-1">Continuar</button>
      </form>
      <script src="${script}"></script>`,
  });
