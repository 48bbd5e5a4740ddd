/** Properties that set others under another name, by the first word of it. */
const FAMILIES: Readonly<Record<string, string>> = {
  all: '*',
  align: 'place',
  block: 'size',
  bottom: 'inset',
  column: 'gap',
  columns: 'gap',
  height: 'size',
  inline: 'size',
  justify: 'place',
  left: 'inset',
  line: 'font',
  max: 'size',
  min: 'size',
  page: 'break',
  right: 'inset',
  row: 'gap',
  top: 'inset',
  white: 'text',
  width: 'size',
  word: 'overflow',
};

/**
 * A name that all properties have which may set the same: a shorthand and its parts, and the names of a length by axis and
 * by edge. Others may have it too. `*` is for any.
 */
export function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [word = ''] = property.replace(/^-[a-z]+-/, '').split('-');
  return FAMILIES[word] ?? word;
}
