import { BRANDS, NEWSLETTERS } from 'rotativa/themes';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { brandsOf } from '../support/brands.ts';
import { newsletterPaths } from '../../../apps/sites/src/pages/addresses/fixed-paths.fixture.ts';
import { newsletterHref, newslettersOf } from '../../../apps/sites/src/pages/newsletters.ts';
import { emailTo } from '../support/emails.ts';
import { axeFindings, openPage, origin, overflow } from '../support/open-page.ts';

const WITH = BRANDS.filter((brand) => newslettersOf(BRAND_CONFIGS[brand]).length > 0);
const SUBMIT = 'Inscribirme';

/** The addresses of the links to a page of the site in the newest e-mail to an address. */
async function linkTo(email: string, path: string): Promise<string> {
  const sent = await emailTo(inject('contentOrigin'), email);
  const found = new RegExp(`https?://[^"\\s<]*${path}\\?token=[^"\\s<]+`).exec(sent)?.[0] ?? '';
  const { pathname, search } = new URL(found);
  return pathname + search;
}

describe('B13 newsletters', () => {
  it('every brand with newsletters has a page for each, and the others have none', async () => {
    expect(WITH.flatMap((brand) => newslettersOf(BRAND_CONFIGS[brand]))).toHaveLength(NEWSLETTERS.length);
    for (const brand of BRANDS.filter((key) => !WITH.includes(key)))
      expect((await fetch(`${origin(brand)}/newsletter/`)).status).toBe(404);
  });

  it.each(
    brandsOf('newsletters', WITH).flatMap((brand) => [360, 1280].map((width) => [brand, width] as const)),
  )(
    '%s at %i px: its pages have their editor and a sample, fit, and have no findings',
    async (brand, width) => {
      for (const path of newsletterPaths(BRAND_CONFIGS[brand])) {
        const { page, problems, close } = await openPage({ brand, path, width });
        const main = page.locator('main');
        if (path !== '/newsletter/') {
          await main.locator('.rt-author-card').waitFor();
          const sample = main.getByRole('region', { name: 'Así es una edición' });
          expect(await sample.getByRole('heading', { level: 3 }).count()).toBe(4);
          expect(await main.getByRole('button', { name: SUBMIT }).count()).toBe(1);
        } else
          for (const newsletter of newslettersOf(BRAND_CONFIGS[brand])) {
            const href = newsletterHref(BRAND_CONFIGS[brand], newsletter);
            expect(await main.getByRole('link', { name: newsletter.name }).getAttribute('href')).toBe(href);
            const form = main.locator(`form[action="${href}"]`);
            expect(await form.getByRole('button', { name: SUBMIT }).count(), href).toBe(1);
            const sample = main.getByRole('region', { name: `${newsletter.name}: así es una edición` });
            expect(await sample.getByRole('heading', { level: 3 }).count()).toBe(4);
          }
        expect([path, await overflow(page)]).toEqual([path, 0]);
        expect(await axeFindings(page)).toEqual([]);
        expect(problems).toEqual([]);
        await close();
      }
    },
  );

  it.each([true, false])(
    'is asked for, confirmed by the e-mail and cancelled by the next one, with JavaScript %s',
    async (javascript) => {
      const brand = javascript ? 'weekly' : 'rural';
      const path = '/newsletter/home/';
      const { page, problems, close } = await openPage({ brand, path, width: 360, javascript });
      const email = `boletin-${javascript ? 'con' : 'sin'}@correo.co`;
      const field = page.getByLabel('Correo', { exact: true });
      await page.getByRole('button', { name: SUBMIT }).click();
      await page.getByText('Por favor ingresa un correo electrónico').waitFor();
      await page.getByText('Recuerda aceptar los términos y condiciones para continuar.').waitFor();
      await field.fill('elvira@correo');
      await page.getByLabel(/^Acepto/).check();
      await page.getByRole('button', { name: SUBMIT }).click();
      await page.getByText('Formato de correo electrónico no válido').waitFor();
      await field.fill(email);
      await page.getByRole('button', { name: SUBMIT }).click();
      await page.getByText('Gracias por suscribirte').waitFor();
      expect(problems.filter((problem) => !/422/.test(problem))).toEqual([]);

      await page.goto(await linkTo(email, '/newsletter/confirmar/'));
      await page.getByRole('button', { name: 'Confirmar mi inscripción' }).click();
      await page.getByText('La inscripción está confirmada').waitFor();
      await page.goto(await linkTo(email, '/newsletter/cancelar/'));
      await page.getByRole('button', { name: 'Cancelar mi inscripción' }).click();
      await page.getByText('La inscripción quedó cancelada').waitFor();
      await close();
    },
  );

  it('takes nothing of another site; too many e-mails to an address are refused, with the words', async () => {
    const post = (headers: Record<string, string> = {}, email = 'limite@correo.co') =>
      fetch(`${origin('women')}/newsletter/home/`, {
        ...{ method: 'POST', redirect: 'manual' },
        headers: { origin: origin('women'), ...headers },
        body: new URLSearchParams({ email, policy: 'on' }),
      });
    expect((await post({ origin: 'https://otro.example' })).status).toBe(403);
    expect((await post({}, `${'a'.repeat(60)}@correo.co`)).status).toBe(422);
    const answers: Response[] = [];
    for (let at = 0; at < 11; at += 1) answers.push(await post());
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(303), 429]);
    expect(await answers.at(-1)!.text()).toContain('tu suscripción al Newsletter no fue posible');
  });
});
