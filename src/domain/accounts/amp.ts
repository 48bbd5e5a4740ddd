/** The parameter by which an AMP page names its reader to the page to sign in. */
export const AMP_READER_PARAMETER = 'rid';

/** As AMP pages make them: 'amp-' and base64url. */
const READER_ID = /^[\w-]{8,255}$/;

/** The reader id of an AMP page in an address; undefined for anything that cannot be one. @see C11 */
export function ampReaderIn(query: URLSearchParams): string | undefined {
  const [id = '', ...others] = query.getAll(AMP_READER_PARAMETER);
  return others.length === 0 && READER_ID.test(id) ? id : undefined;
}
