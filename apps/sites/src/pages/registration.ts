import type { BlockPage } from 'rotativa/blocks';
import {
  eventStory,
  readEvent,
  registrationState,
  type AnsDocument,
  type ForumEvent,
  type RegistrationState,
} from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';
import { DESCRIPTIONS } from './descriptions.ts';

/** The page that the link of a guest's e-mail opens, and the name of the link's secret. @see B17 */
export const SEAT_PATH = '/inscripcion/';
export const SEAT_SECRET = 'token';

/** The parameter of a registration after its form, and its value. */
export const SENT_NAME = 'inscripcion';
export const SENT = 'enviada';

/** The form's message if the service refuses it. */
export const REFUSALS = {
  full: 'Los cupos se agotaron mientras se llenaba el formulario.',
  closed: 'Las inscripciones cerraron: el foro ya comenzó.',
  failure: 'No pudimos guardar la inscripción. Hay que intentar de nuevo en unos minutos.',
  tooMany: 'Recibimos demasiadas inscripciones con este correo. Hay que intentar de nuevo más tarde.',
} as const;

/** A forum that takes registrations, or took them until it began. */
export interface Forum {
  readonly document: AnsDocument;
  readonly event: ForumEvent;
  readonly state: Exclude<RegistrationState, 'none'>;
}

/**
 * The forum that the story at a path announces; undefined for other stories.
 * @throws ApiError
 */
export async function forumAt(
  path: string,
  { content, clock }: Pick<ContentServices, 'content' | 'clock'>,
  signal?: AbortSignal,
): Promise<Forum | undefined> {
  const document = await content.document(path, { signal });
  const event = document && readEvent(document);
  if (!document || !event) return undefined;
  const state = registrationState(event, clock.now());
  return state === 'none' ? undefined : { document, event, state };
}

/** The forum of the registration at a path; undefined at other paths. @throws ApiError */
export async function registrationAt(
  path: string,
  services: Pick<ContentServices, 'content' | 'clock'>,
  signal?: AbortSignal,
): Promise<Forum | undefined> {
  const found = eventStory(path);
  return found?.page === 'registration' ? forumAt(found.story, services, signal) : undefined;
}

/** The head of a registration, or of a guest's page; undefined at other paths. @throws ApiError */
export async function registrationHead(
  { name }: Pick<BrandConfig, 'name'>,
  path: string,
  services: Pick<ContentServices, 'content' | 'clock'>,
) {
  if (path !== SEAT_PATH && !(await registrationAt(path, services))) return undefined;
  return {
    title: 'Inscripción al foro',
    description: DESCRIPTIONS.registration(name),
    canonical: path,
    hidden: true,
  };
}

/** Whether a page says that the form was sent. */
export const isAnswered = ({ query }: Pick<BlockPage, 'query'>): boolean => query.get(SENT_NAME) === SENT;
