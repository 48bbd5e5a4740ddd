declare const process: { env: { NODE_ENV?: string; ROTATIVA_CSS?: string } };

const DELAY_MS = 500;
const ROOT_CLASS = /\.(rt-[a-z0-9-]+)/g;

/** The roots that have rendered in this browser, and those of them whose rules were not looked for yet. */
const rendered = new Set<string>();
let unchecked: string[] = [];

/** Whether Node has loaded a module in place of CSS, and whether pages get the CSS from `createCriticalCss`. */
let withoutBundler = false;
let ownStyles = false;
let reported = false;

/** The classes that the page's sheets have rules for; undefined if a sheet of another origin hides its rules. */
function styledClasses(): Set<string> | undefined {
  const found = new Set<string>();
  const read = (sheet: CSSStyleSheet): void => {
    for (const rule of sheet.cssRules) {
      if ('styleSheet' in rule && rule.styleSheet) read(rule.styleSheet as CSSStyleSheet);
      else for (const [, name] of rule.cssText.matchAll(ROOT_CLASS)) found.add(name!);
    }
  };
  try {
    for (const sheet of [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])]) read(sheet);
    return found;
  } catch {
    return undefined;
  }
}

function check(): void {
  const styled = styledClasses();
  const missing = unchecked.filter((name) => styled && !styled.has(name));
  unchecked = [];
  if (missing.length === 0) return;
  reportError(
    new Error(
      `This page has no CSS for ${missing.join(', ')}. The modules of Rotativa import their CSS for bundlers that resolve ` +
        'the condition "module": add it to your bundler’s conditions, and let it load the CSS of packages. ' +
        'Without a bundler, link rotativa/styles.css. See docs/styling.md of the package.',
    ),
  );
}

/** Waits for the load event, because a stylesheet may follow the script. */
function expectInBrowser(root: string): void {
  if (rendered.has(root)) return;
  rendered.add(root);
  unchecked.push(root);
  if (unchecked.length > 1) return;
  const later = (): unknown => setTimeout(check, DELAY_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

function expectOnServer(root: string): void {
  if (!withoutBundler || ownStyles || reported || process.env.ROTATIVA_CSS === 'linked') return;
  reported = true;
  console.error(
    new Error(
      `${root} renders without CSS: Node has loaded Rotativa itself, and only bundlers follow the imports of CSS. ` +
        "Vite, React Router: set ssr.noExternal to ['rotativa']. Next with pages/: set transpilePackages to ['rotativa']. " +
        'Without a bundler: use createCriticalCss of rotativa/critical-css. If pages link rotativa/styles.css, ' +
        'set the environment variable ROTATIVA_CSS=linked. See docs/styling.md of the package.',
    ),
  );
}

/**
 * Wraps the render function of a root for development. It reports an error if the page has no CSS for the root: in the browser
 * for each root whose rules no sheet has, on a server once. Production bundles do not contain it.
 *
 * @param root the root's class
 */
export const withStyleCheck =
  <Args extends unknown[], Result>(root: string, render: (...args: Args) => Result) =>
  (...args: Args): Result => {
    if (typeof document === 'undefined') expectOnServer(root);
    else expectInBrowser(root);
    return render(...args);
  };

/** Notes that this process has loaded the package without a bundler. */
export function noteMissingBundler(): void {
  withoutBundler = true;
}

/** Notes that this process puts the CSS into its pages. */
export function noteOwnStyles(): void {
  ownStyles = true;
}
