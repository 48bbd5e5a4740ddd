import { ApiError } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { failureOf, problemOf } from './problem-of.ts';

describe('X5 the words for a draft that a site cannot show', () => {
  it.each([
    ['busy', 503, 'offline'],
    ['unavailable', 503, 'offline'],
    ['failed', 500, 'refused'],
    ['unknown_layout', 422, 'refused'],
    ['other_page', 422, 'refused'],
    ['no_address', 422, 'refused'],
    ['invalid_question', 422, 'refused'],
  ])('%s are for editors, and only what passes is asked again', (code, status, failure) => {
    const error = new ApiError(code, 'For developers.', status);
    expect(problemOf(error)).not.toContain('For developers.');
    expect(failureOf(error)).toBe(failure);
  });
});
