import { ApiError, CLIENT_CODES, type Feed } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { ofWholeSite } from './whole-site.ts';

describe('X13 the list of the whole site', () => {
  it('is the list itself, and a bad reply of its service while it is empty', () => {
    const list = { content_elements: [{}], count: 1 } as unknown as Feed;
    expect(ofWholeSite(list)).toBe(list);
    expect(() => ofWholeSite({ ...list, content_elements: [] })).toThrow(
      new ApiError(CLIENT_CODES.badReply, 'the list of the whole site is empty'),
    );
  });
});
