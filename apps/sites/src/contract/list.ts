/** The address of a list's next items as HTML: `?ruta=` names the list's page, `?pagina=` the number. */
export const LIST_PATH = '/api/lista';
