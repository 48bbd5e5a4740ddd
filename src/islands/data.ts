/**
 * An island's props for its attribute: JSON with a grave accent for each quotation mark, because HTML would need six
 * characters for it. Accents of the texts are escaped, and `<` for every parser.
 */
export const toData = (props: object): string =>
  JSON.stringify(props).replaceAll('<', '\\u003c').replaceAll('`', '\\u0060').replaceAll('"', '`');

/**
 * The props that `toData` wrote; none without the attribute.
 *
 * @throws SyntaxError if the attribute has other text
 */
export const fromData = (data: string | null | undefined): object =>
  JSON.parse((data ?? '{}').replaceAll('`', '"')) as object;
