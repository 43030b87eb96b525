export { createHttp, withHelpers } from './http.ts';
export type { Http, HttpOptions, Request, RequestOptions } from './http.ts';
export { hasStatus, HttpError, InvalidResponseError, NetworkError, RequestTimeoutError } from './errors.ts';
export type { FieldError } from './errors.ts';
export { isObject } from './schema.ts';
export type { Schema } from './schema.ts';
