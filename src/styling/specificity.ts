import { split } from './css-rules.ts';

const PART =
  /\\.|(?<id>#[\w-]+)|(?<mark>\.[\w-]+|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\])|(?<pseudo>::?[\w-]+)(?<opened>\()?|(?<tag>[a-z][\w-]*)/gi;
/** Pseudo-elements that may have one colon. */
const ELEMENT = /^(?:::|:(?:before|after|first-letter|first-line)$)/;
/** Those with the specificity of the most specific selector inside. */
const LIST = /^:(?:is|not|has)$/;

/** The place of the bracket that closes the one before `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return at - 1;
}

/** The specificity of a selector as a number, of which ids, classes and tags have a part each. */
export function specificity(selector: string): number {
  let sum = 0;
  PART.lastIndex = 0;
  for (let match = PART.exec(selector); match; match = PART.exec(selector)) {
    const { id, mark, pseudo, opened, tag } = match.groups!;
    const at = PART.lastIndex;
    if (id) sum += 1_000_000;
    else if (mark) sum += 1000;
    else if (tag || ELEMENT.test(pseudo ?? '')) sum += 1;
    else if (pseudo && !LIST.test(pseudo) && pseudo !== ':where') sum += 1000;
    if (!opened) continue;
    const end = closing(selector, at);
    if (LIST.test(pseudo ?? '')) sum += Math.max(...split(selector.slice(at, end), ',').map(specificity));
    PART.lastIndex = end + 1;
  }
  return sum;
}
