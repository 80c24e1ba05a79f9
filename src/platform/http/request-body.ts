import type { Readable } from 'node:stream';
import { BadRequestException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { usualBodyLimit } from '#contracts/shared/request-limits.js';
import type { Route } from '#contracts/shared/route.js';
import { Refusal } from '../domain/refusal.js';

/** A JSON body that has not been read yet; `parse` throws Fastify's own error for malformed JSON. */
class UnreadBody {
  constructor(
    readonly stream: Readable,
    readonly parse: (text: string) => Promise<unknown>,
  ) {}
}

/** Types of files that routes with a body of raw bytes accept. */
const fileTypes = ['image/jpeg', 'image/png', 'application/pdf'];

/** A body of raw bytes, for routes that read it themselves, part by part. */
export class RawBody {
  constructor(readonly stream: Readable) {}
}

/** Milliseconds in which a caller must send a JSON body. */
const bodyTimeout = 15_000;

/**
 * Defers reading JSON bodies until a guard calls `readBody`. By default, Fastify reads and parses a body before any
 * guard runs, even for callers without access.
 */
export function deferBodies(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', (request: FastifyRequest, stream: Readable, done) => {
    const parse = (text: string) =>
      new Promise<unknown>((resolve, reject) => {
        void parseJson(request, text, (error, body) => (error ? reject(error) : resolve(body)));
      });
    done(null, new UnreadBody(stream, parse));
  });
  fastify.addContentTypeParser(fileTypes, (_request: FastifyRequest, stream: Readable, done) => {
    done(null, new RawBody(stream));
  });
  // Closes the connection of a refused caller who is still sending the body.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if ((request.body instanceof UnreadBody || request.body instanceof RawBody) && !request.raw.complete)
      void reply.header('connection', 'close');
    done();
  });
}

/**
 * Reads the body of a request; a second call returns the same body.
 * @throws Refusal `body-too-large` beyond the route's limit in bytes; an error with status 400 when it is no JSON
 */
export async function readBody(request: FastifyRequest, route: Pick<Route, 'bodyLimit'>): Promise<unknown> {
  const unread = request.body;
  if (unread instanceof RawBody) throw new Refusal('unsupported-media-type', 'Send JSON.');
  if (!(unread instanceof UnreadBody)) return unread;
  const bytes = await readBytes(request, unread, route);
  return (request.body = await unread.parse(bytes.toString('utf8')));
}

/**
 * Reads the bytes of a JSON body without parsing them, since a signature is about the bytes.
 * @throws Refusal `body-too-large` beyond the route's limit in bytes, `unsupported-media-type`
 */
export async function readRawBody(request: FastifyRequest, route: Pick<Route, 'bodyLimit'>): Promise<Buffer> {
  const unread = request.body;
  if (!(unread instanceof UnreadBody)) throw new Refusal('unsupported-media-type', 'Send JSON.');
  return readBytes(request, unread, route);
}

async function readBytes(
  request: FastifyRequest,
  unread: UnreadBody,
  route: Pick<Route, 'bodyLimit'>,
): Promise<Buffer> {
  const limit = route.bodyLimit ?? usualBodyLimit;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const slow = setTimeout(() => unread.stream.destroy(new BadRequestException()), bodyTimeout);
  try {
    return await bytesOf(unread.stream, limit);
  } finally {
    clearTimeout(slow);
  }
}

async function bytesOf(stream: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays open for the response when reading ends early.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (limit: number) => new Refusal('body-too-large', 'The request is too large.', { params: { limit } });
