import { guardElement } from '../fixtures/guard-element.ts';
import { guardDocument, type GuardResult } from './guard.ts';

/** The problems of a source, as `path: reason`. */
const issuesOf = ({ issues }: GuardResult<unknown>): string[] =>
  issues.map(({ path, reason }) => `${path}: ${reason}`);

export const documentIssues = (raw: unknown): string[] => issuesOf(guardDocument(raw));
export const elementIssues = (raw: unknown): string[] => issuesOf(guardElement(raw));

/** An element as it is read; of one that is not usable, the reason. */
export function elementOf(raw: unknown): unknown {
  const found = guardElement(raw);
  return found.ok ? found.value : found.error;
}

export const story = (fields: object) => ({ type: 'story', _id: 'a', ...fields });
export const words = (content: string) => ({ _id: '', type: 'text', content });
export const NO_CREDITS = { by: [], affiliation: [] };
export const image = (fields: object) => ({
  _id: '',
  type: 'image',
  credits: NO_CREDITS,
  renditions: [],
  ...fields,
});
