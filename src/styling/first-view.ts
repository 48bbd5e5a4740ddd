const SUMMARY_END = /<\/summary\s*>/gi;
const DETAILS = /<(\/?)details\b([^>]*)>/gi;

/** The place of the end of an element of `<details>` whose start tag ends at `from`. */
function endOfDetails(html: string, from: number): number {
  DETAILS.lastIndex = from;
  let depth = 1;
  for (let match = DETAILS.exec(html); match; match = DETAILS.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return match.index;
  }
  return html.length;
}

/** The beginning of a page, as the reader sees it. */
export interface FirstView {
  readonly shown: string;
  /** The contents of closed `<details>`: menus and forms of a header. A reader who opens one does so later. */
  readonly hidden: string;
}

/** @param html the beginning of a page; its elements may be open at the end */
export function firstView(html: string): FirstView {
  let shown = '';
  let hidden = '';
  let from = 0;
  for (;;) {
    DETAILS.lastIndex = from;
    const match = DETAILS.exec(html);
    if (!match) return { shown: shown + html.slice(from), hidden };
    const start = match.index + match[0].length;
    shown += html.slice(from, start);
    from = start;
    if (match[1] || /\sopen\b/i.test(match[2]!)) continue;
    const end = endOfDetails(html, start);
    SUMMARY_END.lastIndex = start;
    const summary = SUMMARY_END.exec(html);
    const hides = summary && summary.index < end ? summary.index : start;
    shown += html.slice(start, hides);
    hidden += html.slice(hides, end);
    from = end;
  }
}
