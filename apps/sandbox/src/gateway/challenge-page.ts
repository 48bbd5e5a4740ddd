import { html } from 'hono/html';
import { htmlPage } from '../http/page.ts';
import type { Authorisation } from './gateway.ts';

const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 0,
});

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; color: #1c1c1c; background: #f4f4f2 }
main { max-width: 28rem; margin: 4rem auto; padding: 2rem; background: #fff; border: 1px solid #c9c9c4 }
h1 { font-size: 1.25rem; margin: 0 0 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem }
dd { margin: 0; text-align: end }
form { display: flex; gap: .75rem; flex-wrap: wrap }
button { font: inherit; padding: .6rem 1.2rem; min-height: 44px; border: 1px solid #1c1c1c; background: #fff; cursor: pointer }
button[value=approve] { background: #1c1c1c; color: #fff }
button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }`;

/** The page allows no scripts and no foreign styles. Its form may send the reader back to the shop. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' http: https:";

const page = (title: string, body: ReturnType<typeof html>) =>
  htmlPage({ lang: 'es-CO', title, style: STYLE, body });

/** The page on which the bank asks the reader to confirm the payment. */
export const challengePage = ({ id, amount, description, brand, lastFour }: Authorisation) =>
  page(
    'Confirma tu compra · Banco de pruebas',
    html`<h1>Banco de pruebas: confirma tu compra</h1>
      <dl>
        <dt>Compra</dt>
        <dd>${description}</dd>
        <dt>Valor</dt>
        <dd>${pesos.format(amount)}</dd>
        <dt>Tarjeta</dt>
        <dd>${brand} terminada en ${lastFour}</dd>
      </dl>
      <form method="post" action="/gateway/3ds/${id}">
        <button name="decision" value="approve">Autorizar</button>
        <button name="decision" value="reject">Rechazar</button>
      </form>`,
  );

/** The wallet's page: the person approves the payment, or cancels it. */
export const walletPage = ({ id, amount, description, brand, lastFour }: Authorisation) =>
  page(
    'Aprueba tu pago · Billetera de prueba',
    html`<h1>Billetera de prueba: aprueba tu pago</h1>
      <dl>
        <dt>Compra</dt>
        <dd>${description}</dd>
        <dt>Valor</dt>
        <dd>${pesos.format(amount)}</dd>
        <dt>Medio de pago en la billetera</dt>
        <dd>${brand} terminada en ${lastFour}</dd>
      </dl>
      <form method="post" action="/gateway/wallet/${id}">
        <button name="decision" value="approve">Aprobar el pago</button>
        <button name="decision" value="reject">Cancelar</button>
      </form>`,
  );

/** The page if the shop gave no return address. */
export const answeredPage = ({ status }: Pick<Authorisation, 'status'>) =>
  page(
    'Respuesta guardada',
    html`<h1>${status === 'approved' ? 'Autorizaste la compra' : 'La compra no fue autorizada'}</h1>
      <p>Ya puedes cerrar esta ventana y volver a la tienda.</p>`,
  );
