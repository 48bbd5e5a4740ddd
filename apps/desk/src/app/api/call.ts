import { ApiError } from 'rotativa/domain';

const OFFLINE = 'No hay conexión con la mesa.';
const UNREADABLE = 'La mesa respondió algo que no se puede leer. Intenta de nuevo.';

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Whether the call outlives its page. */
  readonly keepalive?: boolean;
}

/**
 * Calls the desk's server.
 * @returns the JSON of the reply; undefined for one without a body
 * @throws ApiError whose message is for editors
 */
export async function call<T>(
  path: string,
  { method = 'GET', body, keepalive = false }: CallOptions = {},
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      keepalive,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch (cause) {
    throw new ApiError('network', OFFLINE, 0, { cause });
  }
  if (response.status === 204) return undefined as T;
  const reply: unknown = await response.json().catch(() => undefined);
  if (response.ok && reply !== undefined) return reply as T;
  const {
    code = 'badReply',
    message = UNREADABLE,
    details,
  } = Object(reply) as { code?: string; message?: string; details?: unknown };
  throw new ApiError(code, message, response.status, { details });
}
