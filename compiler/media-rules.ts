import { readCss, type CssNode } from '../src/styling/css-rules.ts';

/** Media in which no picture of a story is taken. */
const UNSEEN = /\b(?:print|scripting|pointer|hover|forced-colors)\b/;
/** Stories are drawn with less motion, in which nothing that is pressed moves. */
const PRESSED = ':active';

/** The rules of a sheet that no picture of a story shows, each in a line under its medium or state. */
export function mediaRules(sheet: string): string {
  const found = new Map<string, string[]>();
  const collect = (nodes: readonly CssNode[], media: readonly string[]): void => {
    for (const node of nodes) {
      if (node.kind === 'group') {
        const isMedium = node.prelude.startsWith('@media');
        collect(node.children, isMedium ? [...media, node.prelude.slice('@media'.length).trim()] : media);
      } else if (node.kind === 'rule') {
        const selectors = node.selectors.join(', ');
        const isSeen = !media.some((medium) => UNSEEN.test(medium)) && !selectors.includes(PRESSED);
        if (isSeen) continue;
        const name = media.length > 0 ? media.join(' ') : PRESSED;
        const rule = `  ${selectors} { ${node.declarations.join('; ')} }`;
        found.set(name, [...(found.get(name) ?? []), rule]);
      }
    }
  };
  collect(readCss(sheet), []);
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, rules]) => [name, ...rules].join('\n'))
    .join('\n\n');
}
