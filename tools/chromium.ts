import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** Arguments that make Chromium quiet, offline and repeatable: the same pixels on every run. */
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
];

/** Page settings that every screenshot and every browser test shares. */
export const CONTEXT_OPTIONS = { deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;

/**
 * Returns the path of the Chromium that tests drive: `CHROMIUM_PATH` when it is set, otherwise the one
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

/** Starts the Chromium of `chromiumPath()`, headless. The caller closes it. */
export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: [...LAUNCH_ARGS] });
}

function packageVersion(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * The package unpacks straight into the temp folder and takes any file there for a finished one, so of
 * two processes that start together one would run half a browser. It gets a temp folder of its own
 * here, which moves to its place when it is complete.
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
    // Another process finished first: its copy is as good.
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

/** The package's own configuration names only the folders of a cloud function; without fonts no text is drawn. */
const fontConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
</fontconfig>
`;
