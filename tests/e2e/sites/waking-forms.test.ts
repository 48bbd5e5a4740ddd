import type { Page } from 'playwright-core';
import type { BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { NO_PAGE, openPage } from '../support/open-page.ts';

const { signIn } = BRAND_CONFIGS.weekly.routes;

/** The forms that the server writes for readers, and how many fields each has. */
const FORMS: readonly (readonly [what: string, brand: BrandKey, path: string, fields: number])[] = [
  ['to sign in', 'weekly', signIn, 3],
  ['to open an account', 'weekly', `${signIn}?register=1`, 7],
  ['to ask for a new password', 'weekly', `${signIn}?form=recovery`, 1],
  ['of a newsletter', 'daily', '/newsletter/home/', 2],
  ['of the customer service', 'weekly', '/ayuda/contacto/', 5],
  [
    'to take part in a forum',
    'forums',
    '/foros-semanario/proximos/articulo/foro-agua-ciudades-futuro/inscripcion/',
    4,
  ],
];

/** The fields of the forms in the main part of a page. No script can choose a file. */
const fields = (page: Page) =>
  page
    .locator('main form :is(input:not([type=hidden], [type=file]), select, textarea)')
    .filter({ visible: true });

/** Types, chooses and ticks something else than the server wrote in each field, as a reader does. */
async function fillIn(page: Page): Promise<void> {
  for (const field of await fields(page).all()) {
    const kind = await field.evaluate(({ tagName, type }: HTMLInputElement) =>
      tagName === 'SELECT' ? 'select' : type,
    );
    if (kind === 'select') await field.selectOption({ index: 1 });
    else if (kind === 'checkbox') await field.setChecked(!(await field.isChecked()));
    else await field.fill(kind === 'date' ? '1990-05-04' : 'ana@correo.example');
  }
}

const stateOf = (page: Page) =>
  fields(page).evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
  );

describe('X2 a form that a reader fills in before its script arrives', () => {
  it.each(FORMS)('keeps it: the form %s', async (_what, brand, path, count) => {
    const { page, problems, close } = await openPage({ brand, path: NO_PAGE });
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\.js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('main form [type=submit]').last().waitFor();
    await fillIn(page);
    const before = await stateOf(page);
    expect(before).toHaveLength(count);
    arrive();
    await page.waitForLoadState('load');
    // Most forms wake when the reader goes on.
    await fields(page).first().focus();
    await page.locator('main rt-island[ready] form').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await stateOf(page)).toEqual(before);
    expect(problems).toEqual([]);
    await close();
  });
});
