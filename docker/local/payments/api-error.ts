/** An error as the API answers it: `{error: {type, code, message, param}}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; decline_code?: string; message: string; param?: string };

  constructor(status: number, body: ApiError['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) });

export const missing = (what: string, id: string) =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  });
