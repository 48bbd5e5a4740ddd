declare const process: { env: { NODE_ENV?: string } };

/** Defined by the two base stylesheets: `styles.css` and `base.css`. */
const TOKEN = '--rt-color-text-default';

let requested = false;

function check(): void {
  if (getComputedStyle(document.documentElement).getPropertyValue(TOKEN)) return;
  console.warn(
    "Rotativa's styles are missing on this page. Add this line to the module that starts it: import 'rotativa/styles.css';",
  );
}

/**
 * Warns once in the console if the page has none of the library's CSS, with the line to
 * add. It waits for the load event, because a stylesheet may follow the script. Production
 * bundles do not contain it.
 */
export function warnMissingStyles(): void {
  if (process.env.NODE_ENV !== 'development' || requested || typeof document === 'undefined') return;
  requested = true;
  if (document.readyState === 'complete') setTimeout(check);
  else addEventListener('load', () => setTimeout(check), { once: true });
}
