/** The id of the element where the first view of a page ends: browsers show nothing before they have it. */
export const FIRST_VIEW_END = 'estilos';
