/** A brand's key: a folder, a name in code and an attribute in CSS. */
export const isKey = (text: string): boolean => /^[a-z][a-z0-9]*$/.test(text);

/** Whether a text is a colour as `#rrggbb`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A name in addresses: 'El Faro' gives 'el-faro'. Empty if it has no Latin letter. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');
