import { split } from './css-rules.ts';

const PART =
  /\.(?<name>-?[_a-zA-Z][\w-]*)|\[\s*(?<attribute>[\w-]+)\s*(?:(?<operator>[~|^$*]?=)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[\w-]+))\s*(?<flag>[iIsS])?\s*)?\]|(?<pseudo>::?[\w-]+)\(|(?<combinator>\s*[>+~]\s*|\s+)/g;

/** The place after the bracket that closes the one before `from`. */
function closing(selector: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < selector.length && depth > 0; at += 1) {
    if (selector[at] === '(') depth += 1;
    else if (selector[at] === ')') depth -= 1;
  }
  return at;
}

/** The part of a selector between two combinators. */
interface Compound {
  readonly marks: Set<string>;
  /** The selectors in `:is()` or `:where()`. */
  readonly lists: (readonly (readonly Compound[])[])[];
  /** Those in `:has()`. */
  readonly others: (readonly (readonly Compound[])[])[];
}

const newCompound = (): Compound => ({ marks: new Set(), lists: [], others: [] });

/** Without the parts that a selector negates, and the names of tags, states and ids. */
function compoundsOf(selector: string): Compound[] {
  let compound = newCompound();
  const compounds = [compound];
  PART.lastIndex = 0;
  for (let match = PART.exec(selector); match; match = PART.exec(selector)) {
    const { name, attribute, operator, double, single, bare, flag, pseudo } = match.groups!;
    if (name) compound.marks.add(`.${name}`);
    else if (attribute) {
      const exact = operator === '=' && !flag;
      compound.marks.add(exact ? `[${attribute}=${double ?? single ?? bare ?? ''}]` : `[${attribute}]`);
    } else if (pseudo) {
      const from = PART.lastIndex;
      const end = closing(selector, from);
      const listed = (): Compound[][] =>
        split(selector.slice(from, end - 1), ',').map((each) => compoundsOf(each));
      if (pseudo === ':is' || pseudo === ':where') compound.lists.push(listed());
      else if (pseudo === ':has') compound.others.push(listed());
      PART.lastIndex = end;
    } else {
      compound = newCompound();
      compounds.push(compound);
    }
  }
  return compounds;
}

/** Classes and attributes that one element must have. */
export interface Need {
  /** `.name`, `[data-name]` or `[data-name=value]`. */
  readonly marks: ReadonlySet<string>;
  /** Whether it may be `<html>`: it has no class, and nothing is around it. */
  readonly isDocument: boolean;
  /** Whether `:has()` asks for it: it comes later in the page than the element that matches. */
  readonly isLater: boolean;
}

export interface SelectorNeeds {
  /** It matches nothing without an element for each of them. */
  readonly all: readonly Need[];
  /** Of each list, it matches nothing without an element for each of one of the sets. */
  readonly oneOf: readonly (readonly (readonly Need[])[])[];
}

type Place = Omit<Need, 'marks'>;

function needsOf(compounds: readonly Compound[], place: Place): SelectorNeeds {
  const all: Need[] = [];
  const oneOf: Need[][][] = [];
  for (const [at, { marks, lists, others }] of compounds.entries()) {
    const here = { ...place, isDocument: place.isDocument && at === 0 };
    const isClass = [...marks].some((mark) => mark.startsWith('.'));
    if (marks.size > 0) all.push({ ...here, isDocument: here.isDocument && !isClass, marks });
    const addList = (sets: readonly SelectorNeeds[]): void => {
      if (sets.length > 1) return void oneOf.push(sets.map((each) => [...each.all]));
      for (const each of sets) {
        all.push(...each.all);
        oneOf.push(...each.oneOf.map((list) => list.map((set) => [...set])));
      }
    };
    for (const list of lists)
      addList(
        list.map((each) => {
          // The last one is this element.
          const last = each.at(-1)!;
          const itself = { ...last, marks: new Set([...marks, ...last.marks]) };
          return needsOf([...each.slice(0, -1), itself], here);
        }),
      );
    for (const list of others)
      addList(list.map((each) => needsOf(each, { isDocument: false, isLater: true })));
  }
  return { all, oneOf };
}

/** The needs of a selector in a page. A part that it negates is none of them. */
export function selectorNeeds(selector: string): SelectorNeeds {
  // The names of escaped characters are not read, so that nothing is needed.
  if (selector.includes('\\')) return { all: [], oneOf: [] };
  return needsOf(compoundsOf(selector.trim()), { isDocument: true, isLater: false });
}
