/** The HTTP statuses the site uses, besides 200 and 204. */
export const MOVED = 301;
export const FOUND = 302;
export const SEE_OTHER = 303;
export const NOT_MODIFIED = 304;
export const BAD_REQUEST = 400;
export const UNAUTHORISED = 401;
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
export const METHOD_NOT_ALLOWED = 405;
export const REQUEST_TIMEOUT = 408;
export const CONFLICT = 409;
export const GONE = 410;
export const TOO_LARGE = 413;
export const UNSUPPORTED_TYPE = 415;
export const UNPROCESSABLE = 422;
export const TOO_MANY_REQUESTS = 429;
/** Nginx's own: the client disconnected before the response. */
export const CLIENT_CLOSED = 499;
export const SERVER_ERROR = 500;
export const BAD_GATEWAY = 502;
export const UNAVAILABLE = 503;
export const GATEWAY_TIMEOUT = 504;
