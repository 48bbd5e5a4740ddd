import { describe, expect, inject, it } from 'vitest';
import { axeFindings, openPage, origin, overflow } from '../support/open-page.ts';
import { emailTo } from '../support/emails.ts';

const FORUM = '/foros-semanario/proximos/articulo/foro-agua-ciudades-futuro/';
const FORM = `${FORUM}inscripcion/`;
const SUBMIT = 'Reservar un cupo';

/** The path of the link in the newest e-mail to an address, and the e-mail as the outbox shows it. */
async function sentEmail(email: string): Promise<{ link: string; text: string }> {
  const text = await emailTo(inject('contentOrigin'), email);
  const { pathname, search } = new URL(
    /https?:\/\/[^"\s<]*\/inscripcion\/\?token=[^"\s<]+/.exec(text)?.[0] ?? '',
  );
  return { link: pathname + search, text };
}

const post = (fields: Record<string, string>, headers: Record<string, string> = {}, path = FORM) =>
  fetch(`${origin('forums')}${path}`, {
    ...{ method: 'POST', redirect: 'manual' },
    headers: { origin: origin('forums'), ...headers },
    body: new URLSearchParams(fields),
  });
const guest = (email: string) => ({ name: 'Elvira Rojas', email, organisation: '', policy: 'on' });

describe('B17 registration for a forum', () => {
  it.each([
    [360, true],
    [1280, false],
  ])('at %i px: from the forum to a seat and back, with JavaScript %s', async (width, javascript) => {
    const { page, problems, close } = await openPage({ brand: 'forums', path: '/', width, javascript });
    // axe needs scripts. The same HTML is checked at the other width.
    const findings = () => (javascript ? axeFindings(page) : []);
    // The header leads to the forum, and its panel to the form.
    await page.getByRole('main').getByRole('link', { name: 'Inscríbase' }).click();
    await page.waitForURL(`**${FORM}`);
    expect(await overflow(page)).toBe(0);
    expect(await findings()).toEqual([]);

    await page.getByRole('button', { name: SUBMIT }).click();
    await page.getByText('Hay que autorizar el tratamiento').waitFor();
    const email = `foro-${width}@correo.co`;
    await page.getByLabel('Nombre completo').fill('www.sitio.co');
    await page.getByLabel('Correo', { exact: true }).fill(email);
    await page.getByLabel(/^Autorizo/).check();
    await page.getByRole('button', { name: SUBMIT }).click();
    await page.getByText('Hay que escribir el nombre de una persona').waitFor();
    await page.getByLabel('Nombre completo').fill('Elvira Rojas');
    await page.getByRole('button', { name: SUBMIT }).click();
    await page.getByText('Revisar el correo').waitFor();
    expect(await findings()).toEqual([]);

    const { link, text } = await sentEmail(email);
    expect(text).toContain('DTSTART:20261210T130000Z');
    await page.goto(`${origin('forums')}${link}`);
    await page.getByText('Inscripción confirmada').waitFor();
    expect(await page.getByText('Elvira Rojas').count()).toBe(1);
    expect(await overflow(page)).toBe(0);
    expect(await findings()).toEqual([]);
    await page.getByRole('button', { name: 'Cancelar la inscripción' }).click();
    await page.getByText('Inscripción cancelada').waitFor();
    await page.getByRole('link', { name: 'Inscribirse otra vez' }).click();
    await page.getByRole('button', { name: SUBMIT }).waitFor();
    expect(problems.filter((problem) => !/422/.test(problem))).toEqual([]);
    await close();
  });

  it('a form that is sent twice takes one seat and writes one e-mail', async () => {
    const email = 'dos-veces@correo.co';
    const answers = await Promise.all([post(guest(email)), post(guest(email))]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const rows = (await (await fetch(`${inject('contentOrigin')}/__outbox`)).text()).split('<tr>');
    expect(rows.filter((row) => row.includes(`<td>${email}</td>`))).toHaveLength(1);
  });

  it('refuses forms of other sites, wrong fields, and too many forms with one address', async () => {
    expect((await post(guest('a@correo.co'), { origin: 'https://otro.example' })).status).toBe(403);
    expect((await post({ ...guest('a@correo.co'), name: '' })).status).toBe(422);
    const answers: Response[] = [];
    for (let at = 0; at < 11; at += 1) answers.push(await post(guest('muchas@correo.co')));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(303), 429]);
    expect(await answers.at(-1)!.text()).toContain('Recibimos demasiadas inscripciones');
  });

  it('there is none for a story without a forum, and a forum that has begun is closed', async () => {
    const get = (path: string) => fetch(`${origin('forums')}${path}`);
    expect((await get('/foros-semanario/foros-anteriores/inscripcion/')).status).toBe(404);
    expect((await get('/inscripcion/')).status).toBe(404);
    const wrong = await get(`/inscripcion/?token=${'x'.repeat(40)}`);
    expect([wrong.status, wrong.headers.get('cache-control'), wrong.headers.get('referrer-policy')]).toEqual([
      ...[404, 'no-store', 'no-referrer'],
    ]);
    expect(await wrong.text()).toContain('No encontramos esta inscripción');
  });

  it('the calendar file of a forum has its time, place and address', async () => {
    const reply = await fetch(`${origin('forums')}${FORUM}foro.ics`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const file = (await reply.text()).replaceAll('\r\n ', '');
    expect(file).toContain('DTSTART:20261210T130000Z\r\nDTEND:20261210T181500Z\r\n');
    expect(file).toContain('LOCATION:Centro de Convenciones de Corferias\\, auditorio mayor\\, Bogotá');
    expect(file).toContain(`${FORUM}`);
    expect((await fetch(`${origin('forums')}/foro.ics`)).status).toBe(404);
  });
});
