/** Cookie that scripts read: the server holds a session for this browser. */
export const HANDOFF_MARK = 'rt-entregado';

/** The address that gives the session to the site's own pages, once. */
export const HANDOFF_PATH = '/api/sesion';
