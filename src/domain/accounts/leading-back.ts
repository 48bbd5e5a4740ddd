/**
 * The address of a page that signs readers in, which then leads back to a page of the site. The home page is where it
 * leads without being asked, and it does not lead back to itself.
 * @param href its own path, with or without parameters
 * @param back the path of the page to return to, with or without parameters and fragment
 * @see A7
 */
export function leadingBack(href: string, back: string): string {
  const [path] = href.split('?');
  if (back === '/' || back.split('?')[0] === path) return href;
  return `${href}${href.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(back)}`;
}
