import type { DocumentIssue } from 'rotativa/domain';
import type { RevisionConflict } from 'rotativa/providers';
import { HttpError } from '../http/errors.ts';

/** The refusals of the calls of pages, with the codes of the port. */
export const faults = {
  unknownPage: () => new HttpError(404, 'unknown_page', 'There is no such page.'),
  unknownRevision: () => new HttpError(404, 'unknown_revision', 'The page has no such revision.'),
  unknownPublication: () => new HttpError(404, 'unknown_publication', 'The page has no such publication.'),
  noDraft: () => new HttpError(404, 'no_draft', 'The author has no draft of this page.'),
  alreadyBegun: () =>
    new HttpError(409, 'already_begun', 'The publication has begun: publish another revision instead.'),
  nothingBefore: () => new HttpError(409, 'nothing_before', 'Nothing else was published before.'),
  invalidPeriod: () => new HttpError(422, 'invalid_period', 'The publication ends before it begins.'),
  invalidDocument: (issues: readonly DocumentIssue[]) =>
    new HttpError(422, 'invalid_document', 'The document has errors: `details` names them.', {}, issues),
  conflict: (sides: RevisionConflict) =>
    new HttpError(
      409,
      'revision_conflict',
      'There is a newer revision: `details` has both sides.',
      {},
      sides,
    ),
} as const;
