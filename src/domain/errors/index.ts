export { ApiError, CLIENT_CODES } from './api-error.ts';
export { ERROR_MESSAGES, errorMessage } from './catalogue.ts';
