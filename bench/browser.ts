import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../tools/chromium.ts';
import type { Built } from './build.ts';
import { CARDS, type Scale, type SubjectName } from './subjects.ts';

const THROTTLE = 4;
const SWITCHES = 12;
/** The processor is slowed down, and the machine may be busy. */
const PATIENCE_MS = 120_000;

export interface PageFigures {
  /** From the call of `hydrateRoot` until effects have run, in ms on a processor four times slower. */
  hydration: number;
  /** All script of the page, in ms. */
  script: number;
  /** CSS rules that scripts put into the page. */
  rules: number;
  mismatch: string | undefined;
}
export interface ThemeFigures {
  /** One switch over a thousand components with styles and layout, in ms. */
  change: number;
  /** React commits per switch. */
  commits: number;
}

export interface Bench {
  page(name: SubjectName, scale: Scale): Promise<PageFigures>;
  theme(name: SubjectName): Promise<ThemeFigures>;
  close(): Promise<void>;
}

/** Counts React's commits in a production build, as its developer tools would. */
const COUNT_COMMITS = `window.commits = 0; window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, isDisabled: false,
  inject: () => 1, onCommitFiberRoot() { window.commits += 1; }, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {} };`;
/** Counts the rules that scripts insert one by one; those of added <style> elements are counted at the end. */
const COUNT_RULES = `window.inserted = 0; const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function (...args) { window.inserted += 1; return insertRule.apply(this, args); };
  document.addEventListener('DOMContentLoaded', () => { window.served = document.querySelectorAll('style').length; });`;

type Window = {
  hydrated?: number;
  mismatch?: string;
  inserted: number;
  commits: number;
  switchTheme(dark: boolean): number;
};

export async function openBrowser(
  built: ReadonlyMap<SubjectName, Built>,
  html: ReadonlyMap<SubjectName, Record<Scale, string>>,
): Promise<Bench> {
  const server = serve(built, html);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launch();

  return {
    async page(name, scale) {
      const page = await open(browser);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await page.goto(`${url}/${name}/${scale}`, { waitUntil: 'commit', timeout: PATIENCE_MS });
      await page.waitForFunction('window.hydrated !== undefined', undefined, {
        timeout: PATIENCE_MS,
      });
      const { metrics } = await session.send('Performance.getMetrics');
      const figures = await page.evaluate(() => {
        const { hydrated, mismatch, inserted } = window as unknown as Window;
        const added = [...document.querySelectorAll('style:not([data-served])')]
          .map(
            (style) =>
              ((style as HTMLStyleElement).sheet?.cssRules.length ?? 0) * (style.textContent ? 1 : 0),
          )
          .reduce((total, count) => total + count, 0);
        return { hydration: hydrated!, mismatch, rules: inserted + added };
      });
      await page.context().close();
      const script = metrics.find(({ name: metric }) => metric === 'ScriptDuration')!.value * 1000;
      return { ...figures, script };
    },
    async theme(name) {
      const page = await open(browser);
      await page.goto(`${url}/${name}/theme`, { waitUntil: 'commit', timeout: PATIENCE_MS });
      await page.waitForFunction('window.switchTheme !== undefined', undefined, { timeout: PATIENCE_MS });
      const figures = await page.evaluate((times) => {
        const scope = window as unknown as Window;
        const before = scope.commits;
        const taken = Array.from({ length: times }, (_, time) => scope.switchTheme(time % 2 === 0));
        return { change: Math.min(...taken), commits: (scope.commits - before) / times };
      }, SWITCHES);
      await page.context().close();
      return figures;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function open(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(COUNT_COMMITS + COUNT_RULES);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return page;
}

function serve(
  built: ReadonlyMap<SubjectName, Built>,
  html: ReadonlyMap<SubjectName, Record<Scale, string>>,
): Server {
  const document = (name: SubjectName, body: string, script: string, cards = 0) =>
    `<!doctype html><html lang="es-CO" data-cards="${cards}" data-mode="light" class="light"><meta charset="utf-8"><title>${name}</title>
<link rel="stylesheet" href="/${name}/css"><div id="root">${body}</div>
<script>for (const style of document.querySelectorAll('style')) style.dataset.served = '';</script>
<script type="module" src="/${name}/${script}"></script>`;
  return createServer(({ url }, response) => {
    const [, subject, file] = (url ?? '').split('/');
    const name = subject as SubjectName;
    const own = built.get(name);
    const answer = (type: string, text: string) => {
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.end(text);
    };
    if (!own) return void response.writeHead(404).end();
    if (file === 'css') return answer('text/css', own.css);
    const script = own.scripts.get(file ?? '');
    if (script !== undefined) return answer('text/javascript', script);
    if (file === 'theme') return answer('text/html', document(name, '', 'theme.js'));
    const scale = file as Scale;
    return answer('text/html', document(name, html.get(name)![scale], 'client.js', CARDS[scale]));
  });
}
