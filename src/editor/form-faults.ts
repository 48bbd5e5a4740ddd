import type { EditorConfig } from './config.ts';
import type { EditorField } from './fields.ts';

/** Names of settings that hold an id, a section or an address, with or without a prefix: 'collectionId', 'url', 'linkWhatsapp'. */
const NAMES_SOMETHING =
  /^link|(?:^|[a-z])(?:Ids?|[uU]rl|[sS]ection|Link|archive|subscribe|iframe|logo|exit)$/;

/** A field and those inside it, with their paths. Entries of lists have the name of their list. */
const deep = (fields: readonly EditorField[], before = ''): [string, EditorField][] =>
  fields.flatMap((field) => {
    const path = `${before}${field.name}`;
    const inside = [...(field.item ? [{ ...field.item, name: '[]' }] : []), ...(field.fields ?? [])];
    return [[path, field], ...deep(inside, `${path}${inside[0]?.name === '[]' ? '' : '.'}`)] as [
      string,
      EditorField,
    ][];
  });

/** Whether a field is a text in which an editor would write an id. */
const takesId = ({ kind, item }: EditorField): boolean =>
  kind === 'text' || ((kind === 'list' || kind === 'map') && item?.kind === 'text');

/**
 * The parts of blocks' forms that an editor cannot understand, for a test of your blocks: a setting without a title, a choice
 * without a label, a name of something without a picker, a kind of setting that forms do not know, a block that the
 * catalogue has under 'Otros'.
 * @returns a sentence each, for developers
 */
export function formFaults({ blocks, categories }: EditorConfig): string[] {
  const named = new Map(categories.map(({ name, label }) => [name, label]));
  return blocks.flatMap(({ name: block, editorial, category, fields }) => {
    const label = named.get(category);
    const home =
      editorial && (category === 'other' || label === undefined || label === category)
        ? [`${block}: it has no category with a name`]
        : [];
    return [
      ...home,
      ...deep(fields).flatMap(([path, field]): string[] => {
        const { name, label: title, kind, options = [], widget, item } = field;
        const bare = options.filter(
          ({ value, label: shown }) => typeof value === 'string' && shown === value,
        );
        return [
          ...(name !== '[]' && title === name ? [`${block}: ${path} has no title`] : []),
          ...bare.map(({ value }) => `${block}: ${path} has no label for '${String(value)}'`),
          ...(kind === 'unknown' ? [`${block}: ${path} has no field in forms`] : []),
          ...(takesId(field) && NAMES_SOMETHING.test(name) && !widget && !item?.widget
            ? [`${block}: ${path} names something, and has no picker`]
            : []),
        ];
      }),
    ];
  });
}
