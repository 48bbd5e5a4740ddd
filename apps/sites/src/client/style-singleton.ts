import { useEffect } from 'react';

/** The number of users of the style, and the sheet while there are any. */
interface Shared {
  users: number;
  sheet: CSSStyleSheet | undefined;
}

/**
 * Replaces the module of this name that Radix uses while a dialog is open: a style that all users share. A script
 * creates it instead of a `<style>` element, because the page's policy cannot contain the hash of that element's text.
 */
export function styleSingleton() {
  const shared: Shared = { users: 0, sheet: undefined };
  return function SharedStyle({ styles }: { styles: string }): null {
    useEffect(() => {
      if (shared.users === 0) {
        shared.sheet = new CSSStyleSheet();
        shared.sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(shared.sheet);
      }
      shared.users += 1;
      return () => {
        shared.users -= 1;
        if (shared.users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== shared.sheet);
      };
    }, [styles]);
    return null;
  };
}
