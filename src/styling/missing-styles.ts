declare const process: { env: { NODE_ENV?: string } };

/** Every sheet of the library that a page starts from defines it: `styles.css` and `base.css`. */
const TOKEN = '--rt-color-text-default';

let asked = false;

function look(): void {
  if (getComputedStyle(document.documentElement).getPropertyValue(TOKEN)) return;
  console.warn(
    "Rotativa's styles are missing on this page. Add this line to the module that starts it: import 'rotativa/styles.css';",
  );
}

/**
 * Tells a developer, once and in the browser's console, that the page has none of the library's CSS, with the line to
 * add. It waits for the page to load, as a linked sheet may come after the script. A bundler that builds for
 * production drops all of it.
 */
export function tellMissingStyles(): void {
  if (process.env.NODE_ENV !== 'development' || asked || typeof document === 'undefined') return;
  asked = true;
  if (document.readyState === 'complete') setTimeout(look);
  else addEventListener('load', () => setTimeout(look), { once: true });
}
