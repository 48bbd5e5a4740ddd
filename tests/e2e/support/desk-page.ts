import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { CONTEXT_OPTIONS, endOnCrash } from '../../../tools/chromium.ts';
import { theBrowser } from './browser.ts';

export const PASSWORD = 'Redaccion2026';
/** An editor of all brands at the sandbox. */
const EDITOR = 'editora@redaccion.example';
/** Readers get what is published in this time, in milliseconds. A busy machine renders the page in some of it. */
export const SOON_MS = 6000;

export interface OpenedDesk {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the page, and refused calls, but those that a test provokes. */
  problems: string[];
}

interface DeskOptions extends Pick<BrowserContextOptions, 'viewport' | 'hasTouch'> {
  /** By default the desk of the sites. */
  origin?: string;
  path: string;
  email?: string;
  /** Messages of the console that are no problem. */
  answers?: RegExp;
}

/** Opens a page of the desk, and signs an editor in. */
export async function openDesk({
  origin = `http://localhost:${inject('sitesPort') + 7}`,
  path,
  email = EDITOR,
  answers,
  ...screen
}: DeskOptions): Promise<OpenedDesk> {
  const browser = await theBrowser();
  const context = await browser.newContext({
    ...CONTEXT_OPTIONS,
    viewport: { width: 1280, height: 800 },
    locale: 'es-CO',
    baseURL: origin,
    ...screen,
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  endOnCrash(page);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !answers?.test(message.text()))
      problems.push(message.text());
  });
  await page.goto(path);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  if (screen.hasTouch) await page.getByRole('button', { name: 'Entrar' }).tap();
  else await page.keyboard.press('Enter');
  return { page, context, problems };
}
