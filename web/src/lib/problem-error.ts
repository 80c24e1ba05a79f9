import { errorKinds, type ErrorCode } from '#contracts/errors.js';
import { statusOfKind, type FieldErrors, type Problem } from '#contracts/shared/problem.js';
import { problems, tooManyRequests } from '../texts/problems.js';

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorKinds;

function problemIn(body: string): Partial<Problem> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<Problem>;
  } catch {
    return {};
  }
}

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 404) return 'not-found';
  if (status === 413) return 'body-too-large';
  if (status === 429) return 'too-many-requests';
  return status >= 502 && status <= 504 ? 'temporarily-unavailable' : 'unexpected-error';
};

interface Details {
  status: number;
  code: ErrorCode;
  fields?: FieldErrors | undefined;
  correlationId?: string | undefined;
  /** Seconds until it may be retried, if the api sends them. */
  seconds?: number | undefined;
}

/** The error of a failed call, as shown and handled by every part of the page. `message` is a sentence for the user. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Codes by the name of each refused field; empty if no field is the cause. */
  readonly fields: FieldErrors;
  readonly correlationId: string | undefined;

  constructor({ status, code, fields = {}, correlationId, seconds }: Details) {
    super(code === 'too-many-requests' && seconds ? tooManyRequests(seconds) : problems[code]);
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.correlationId = correlationId;
  }

  /** The error without a response: the network is disconnected, or the call timed out after 15 seconds. */
  static unreachable(): ProblemError {
    return new ProblemError({ status: 0, code: 'temporarily-unavailable' });
  }

  /** The error of input that the contract's own parser refuses, before anything is sent. */
  static refusedHere(fields: FieldErrors): ProblemError {
    return new ProblemError({ status: statusOfKind.invalid, code: 'invalid-input', fields });
  }

  /** Parses the body of a failed response, which is a problem document unless a proxy has sent it. */
  static fromAnswer(status: number, body: string): ProblemError {
    const problem = problemIn(body);
    const code = isCode(problem.error) ? problem.error : codeOfStatus(status);
    const { fields, correlationId, params } = problem;
    return new ProblemError({ status, code, fields, correlationId, seconds: Number(params?.['seconds']) });
  }
}
