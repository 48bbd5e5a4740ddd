import { existsSync } from 'node:fs';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const found = (variable: string, places: readonly string[]): string | undefined =>
  [process.env[variable] ?? '', ...places].find((path) => path !== '' && existsSync(path));

const firefox = found('FIREFOX_PATH', ['/usr/bin/firefox', '/usr/bin/firefox-esr']);
const driver = found('WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']);
const browser = found('WEBKIT_BROWSER_PATH', [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
]);
const display = process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'];

export interface FoundEngine {
  name: string;
  /** Absent if the machine does not have the browser. */
  start: ((port: number) => Promise<Engine>) | undefined;
  /** The variable that names its path. */
  hint: string;
}

/** The engines other than Chromium on this machine. */
export const ENGINES: readonly FoundEngine[] = [
  {
    name: 'Firefox',
    start: firefox === undefined ? undefined : () => startFirefox(firefox),
    hint: 'Install Firefox or set FIREFOX_PATH.',
  },
  {
    name: 'WebKit',
    start: driver && browser && display ? (port) => startWebKit(driver, browser, port) : undefined,
    hint: 'Install webkit2gtk-driver or set WEBKIT_DRIVER_PATH and WEBKIT_BROWSER_PATH, and run under a display (xvfb-run).',
  },
];
