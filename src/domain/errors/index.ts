export { ApiError, CLIENT_CODES, type ApiErrorOptions } from './api-error.ts';
export { errorMessage, type ErrorContext } from './catalogue.ts';
export { errorField } from './error-fields.ts';
export { readReply } from './reply.ts';
