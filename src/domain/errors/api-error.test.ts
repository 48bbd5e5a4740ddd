import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';

describe('A12 the error of a service', () => {
  it('has a code as text, the status of the reply, and its cause', () => {
    const cause = new Error('socket');
    const error = new ApiError(300040, 'Wrong password', 401, { cause });
    expect(error).toMatchObject({
      name: 'ApiError',
      code: '300040',
      message: 'Wrong password',
      httpStatus: 401,
      cause,
    });
    expect(new ApiError('network', 'x').httpStatus).toBe(0);
  });

  it('is written like the vendor writes it', () => {
    expect(JSON.parse(JSON.stringify(new ApiError('busy', 'Wait', 409)))).toEqual({
      code: 'busy',
      message: 'Wait',
      httpStatus: 409,
      error: true,
    });
  });
});
