import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorKinds, type ErrorCode } from '#contracts/errors.js';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { usualBodyLimit } from '#contracts/shared/request-limits.js';
import { statusOfKind, type FieldErrors, type Problem } from '#contracts/shared/problem.js';
import { Refusal } from '../domain/refusal.js';
import { currentCorrelation } from '../logging/correlation.js';
import { looksLikeOutage } from '../outages/outage.js';
import { callName } from './call-name.js';

interface ProblemDetails {
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
  params?: Record<string, string | number>;
}

/** Problems for errors that Fastify and Nest throw themselves, by status. */
const byStatus: Record<number, ProblemDetails> = {
  400: { code: 'malformed-body', message: 'The request couldn’t be read.' },
  401: { code: 'not-signed-in', message: 'Sign in first.' },
  403: { code: 'not-allowed', message: 'You don’t have access to this.' },
  404: { code: 'not-found', message: 'There’s nothing at this address.' },
  405: {
    code: 'method-not-allowed',
    message: 'This method isn’t allowed here. The Allow header lists the ones that are.',
  },
  413: { code: 'body-too-large', message: 'The request is too large.', params: { limit: usualBodyLimit } },
  415: { code: 'unsupported-media-type', message: 'Send JSON.' },
  429: { code: 'too-many-requests', message: 'Too many requests. Wait a minute and try again.' },
};

/**
 * Returns the details for the caller. Outages and internal errors differ in their code; neither contains a stack trace.
 */
function problemDetailsOf(error: unknown): ProblemDetails {
  if (error instanceof Refusal) return { ...error, code: error.code, message: error.message };
  if (error instanceof InvalidInput) return { code: 'invalid-input', message: error.message, fields: error.fields };
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number } | null)?.statusCode;
  const known = status === undefined || looksLikeOutage(error) ? undefined : byStatus[status];
  if (known) return known;
  if (looksLikeOutage(error)) {
    return {
      code: 'temporarily-unavailable',
      message: 'This service is temporarily unavailable. Nothing was changed. Try again in a moment.',
    };
  }
  return { code: 'unexpected-error', message: 'Something went wrong on our end. Nothing was changed.' };
}

/** Converts any error to a problem, for HTTP responses and for the socket's `Error` action. */
export function problemOf(error: unknown): Problem {
  const { code, message, fields, params } = problemDetailsOf(error);
  const { correlationId } = currentCorrelation();
  return { status: statusOfKind[errorKinds[code]], error: code, message, fields, params, correlationId };
}

/**
 * Converts errors of requests to problem documents (RFC 9457). Stack traces are logged, and never sent to the caller.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    // The client disconnected before the response: nothing has failed, and no response can be sent.
    if (isClientDisconnect(error) && reply.raw.destroyed) return;
    const problem = problemOf(error);
    const call = callName(request);
    if (problem.status === 503) {
      // During an outage, the stack traces of all calls would be the same: one line per call is enough.
      this.logger.warn(`${call}: ${causeOf(error)}`);
      reply.header('retry-after', '2');
    } else if (problem.status >= 500) this.logger.error(`${call}: ${describe(error)}`);
    const { seconds } = problem.params ?? {};
    if (problem.status === 429 && seconds !== undefined) reply.header('retry-after', String(seconds));
    void reply
      .status(problem.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .send(JSON.stringify(problem));
  }
}

const isClientDisconnect = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
const causeOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message.split('\n')[0]})` : message;
};
const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
