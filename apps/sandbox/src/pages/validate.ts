import { documentIssues, isPageDocument, type DocumentIssue } from 'rotativa/domain';
import { validateDocument } from 'rotativa/editor';
import type { BlockRules } from './block-rules.ts';

/** Levels of lists and groups in a document. The settings of the blocks have four. */
const DEEPEST = 40;

const TOO_DEEP: DocumentIssue = {
  placementId: null,
  path: [],
  message: 'La página tiene ajustes con demasiados niveles. Hay que usar una revisión anterior.',
  severity: 'error',
};

/** Whether JSON has more levels than a document may: others cannot be stored by Postgres, or compared. */
function isTooDeep(json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value as object) : [],
    );
  }
  return false;
}

/** Why JSON cannot be kept as a draft. */
export function shapeErrors(document: unknown): readonly DocumentIssue[] {
  if (isTooDeep(document)) return [TOO_DEEP];
  return isPageDocument(document) ? [] : documentIssues(document);
}

/** Why JSON cannot be a revision. Warnings are not among them. */
export function documentErrors(document: unknown, { blocks, layouts }: BlockRules): readonly DocumentIssue[] {
  const errors = shapeErrors(document);
  if (errors.length > 0) return errors;
  return validateDocument(document, blocks, { layouts }).filter(({ severity }) => severity === 'error');
}
