export { ApiError, CLIENT_CODES } from './api-error.ts';
export { errorMessage, type ErrorContext } from './catalogue.ts';
export { errorField } from './fields.ts';
export { readReply } from './reply.ts';
