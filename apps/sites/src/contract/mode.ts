/** Where a reader without scripts sends the mode. */
export const MODE_PATH = '/apariencia/';
