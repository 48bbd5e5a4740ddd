import type { ApiError } from 'rotativa/domain';

/** The status of a page whose form the service refused: the reader's mistake, too many calls, or a failure of the service. */
export const failureStatus = ({ httpStatus }: ApiError): 422 | 429 | 502 =>
  httpStatus === 429 ? 429 : httpStatus >= 400 && httpStatus < 500 ? 422 : 502;
