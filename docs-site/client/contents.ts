/** Marks the heading that is being read in the contents of a long page. */
export function startContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.docs-contents a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1)))!);
  if (headings.length === 0) return;
  const mark = (): void => {
    const line = innerHeight / 4;
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line).length;
    links.forEach((link, at) => {
      if (at === passed - 1) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  // It runs when a heading passes the line, not at each step of scrolling. All that is above the line is one area, so
  // that a jump over a heading is seen, too.
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -75% 0px' });
  headings.forEach((heading) => observer.observe(heading));
}
