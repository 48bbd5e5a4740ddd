import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HELP_FILES } from 'rotativa/domain';
import { helpPageAt } from '../../pages/help/index.ts';
import { plain } from '../plain.ts';
import type { SitesEnv } from '../sites-env.ts';

/** Maximum length of a form's body in bytes. */
export const FORM_MAX_BYTES = 20_000;
/** That of a message with files, which have headers. */
const FILES_MAX_BYTES = HELP_FILES.most * (HELP_FILES.maxBytes + 1_000) + FORM_MAX_BYTES;

const limitTo = (maxSize: number, words: string): MiddlewareHandler<SitesEnv> =>
  bodyLimit({ maxSize, onError: () => plain(413, words) });

const TOO_LONG = 'El formulario es demasiado largo.';

/** The form of the mode has only a mode and the path of a page. */
export const limitModeForm = limitTo(8192, TOO_LONG);

const ordinary = limitTo(FORM_MAX_BYTES, TOO_LONG);
const withFiles = limitTo(
  FILES_MAX_BYTES,
  `Los archivos pesan demasiado: se reciben ${HELP_FILES.most}, cada uno de ${HELP_FILES.maxBytes / 1_000_000} MB como máximo. Hay que volver y elegir otros.`,
);

/** Reads no more of a form than its page takes. */
export const limitForms: MiddlewareHandler<SitesEnv> = (c, next) => {
  const { site } = c.var;
  return (site && helpPageAt(site.brand, c.req.path)?.form ? withFiles : ordinary)(c, next);
};
