import type { ChoiceKind } from 'rotativa/providers';

/** A source of stories, as the settings of a block name it. */
export interface NamedSource {
  readonly of: ChoiceKind;
  readonly value: string;
  /** 'Colección', before its name. */
  readonly word: string;
}

/** The settings that name a source, in the order in which blocks follow them. */
const SOURCES = [
  ['collectionId', 'collections', 'Colección'],
  ['authorId', 'authors', 'Autor'],
  ['section', 'sections', 'Sección'],
] as const;

/** The sources of a block with a source of stories; 'page' for the list of the page; undefined for another block. */
export function sourceOf(
  settings: Readonly<Record<string, unknown>>,
  names: readonly string[],
): readonly NamedSource[] | 'page' | undefined {
  const known = SOURCES.filter(([name]) => names.includes(name));
  if (known.length === 0) return undefined;
  if (settings['fromPage'] === true) return 'page';
  const found = known.flatMap(([name, of, word]): NamedSource[] => {
    const value = settings[name];
    return typeof value === 'string' && value !== '' ? [{ of, value, word }] : [];
  });
  // A collection is taken as it is. What an author wrote is narrowed by the section.
  return found[0]?.of === 'collections' ? found.slice(0, 1) : found;
}
