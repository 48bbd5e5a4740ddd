import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Arguments for an offline, deterministic Chromium: the same pixels on every run. */
export const LAUNCH_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  // Keys scroll at once: a key during the animation of the key before it is lost.
  '--disable-smooth-scrolling',
  // Changes redraw everything around them, so that the edge of a round corner does not depend on what was
  // drawn before. No frame is shown before its pictures are decoded.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // The page of a new context stays in the process of its empty page, instead of starting another one for its site:
  // a third of what a test costs that only opens a page.
  '--renderer-process-limit=1',
];

/** Page settings that every screenshot and every browser test shares. */
export const CONTEXT_OPTIONS = { deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;

/**
 * Returns the path of Chromium for tests: `CHROMIUM_PATH` if set, otherwise the one
 * inside `@sparticuz/chromium`, unpacked once per version into the temp folder. In the second case
 * `FONTCONFIG_PATH` points to the package's own fonts (unless it is set), so that text without a web
 * font has the same pixels on every machine.
 *
 * @throws Error when `CHROMIUM_PATH` names no file, or the package cannot be unpacked
 */
export async function chromiumPath(): Promise<string> {
  const own = process.env['CHROMIUM_PATH'];
  if (own) {
    if (!existsSync(own)) throw new Error(`CHROMIUM_PATH points to ${own}, which does not exist`);
    return own;
  }
  const folder = join(tmpdir(), `rotativa-chromium-${packageVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  process.env['FONTCONFIG_PATH'] ??= join(folder, 'fonts');
  return join(folder, 'chromium');
}

/** The message of an error after the browser, or a page's process, has crashed. */
export const BROWSER_IS_GONE = /has been closed|Target crashed|[Pp]age crashed/;

const endings = new WeakMap<Browser, Promise<void>>();

/** Ends the browser when a page's process crashes: what waits for the page would never end. */
export function endOnCrash(page: Page): void {
  page.on('crash', () => {
    const browser = page.context().browser();
    if (browser && !endings.has(browser)) endings.set(browser, browser.close());
  });
}

/** Whether the browser can be used. One that is being ended after a crash is waited for: it is still connected. */
export async function isRunning(browser: Browser): Promise<boolean> {
  await endings.get(browser);
  return browser.isConnected();
}

const ENOUGH_SHARED_BYTES = 1_000_000_000;

/** Playwright shares memory by files in the temp folder, because containers may have little of the real one. Files cost time. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ENOUGH_SHARED_BYTES;
  } catch {
    return false;
  }
}

/** Starts the Chromium of `chromiumPath()`, headless. The caller closes it. */
export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...LAUNCH_ARGS],
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  });
}

function packageVersion(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * The package unpacks into the temp folder and treats any file there as complete. If
 * two processes start together, one could run an incomplete browser. It therefore gets a separate temp folder
 * here, which is renamed when it is complete.
 */
async function unpack(folder: string): Promise<void> {
  const { default: packed } = await import('@sparticuz/chromium');
  const staging = await mkdtemp(`${folder}-`);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = staging;
  try {
    await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  await writeFile(join(staging, 'fonts', 'fonts.conf'), fontConfig(join(folder, 'fonts')));
  try {
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process finished first, so use its copy.
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

/** The package's font configuration has only paths of cloud functions; without fonts no text is drawn. */
const fontConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
</fontconfig>
`;
