import { describe, expect, it } from 'vitest';
import { documentOf, rawLiveBlog } from '../fixtures/index.ts';
import { isRunning } from './running.ts';

const blogOf = (fields: object = {}) =>
  documentOf({
    ...rawLiveBlog,
    ...{ publish_date: '2026-11-20T13:00:00Z', display_date: undefined, first_publish_date: undefined },
    last_updated_date: '2026-11-20T20:00:00Z',
    ...fields,
  });
const runsAt = (time: string, fields: object = {}) => isRunning(blogOf(fields), new Date(time));

describe('X11 the coverage of a live blog', () => {
  it('runs until twelve hours after its last change', () => {
    expect(runsAt('2026-11-21T07:59:59Z')).toBe(true);
    expect(runsAt('2026-11-21T08:00:00Z')).toBe(false);
    expect(runsAt('2026-11-21T00:59:59Z', { last_updated_date: undefined })).toBe(true);
    expect(runsAt('2026-11-21T01:00:00Z', { last_updated_date: undefined })).toBe(false);
  });

  it('is over when its editor ends it', () => {
    const ended = { live_blog: { ended: '2026-11-20T20:00:00Z' } };
    expect(runsAt('2026-11-20T20:00:01Z', { additional_properties: ended })).toBe(false);
  });

  it('runs for no other document, and for none without a date', () => {
    const time = '2026-11-20T20:00:01Z';
    expect(runsAt(time)).toBe(true);
    expect(runsAt(time, { taxonomy: { sections: [{ _id: '/nacion', name: 'Nación' }] } })).toBe(false);
    expect(runsAt(time, { publish_date: undefined, last_updated_date: undefined })).toBe(false);
  });
});
