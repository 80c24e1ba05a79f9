import { Controller, Get, HttpCode, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../domain/refusal.js';
import { RawBody } from '../http/request-body.js';
import { DiskStorage } from './disk-storage.js';
import { SignedAddresses, signedPath, type PermittedUpload } from './signed-addresses.js';

/** Content security policy that prevents a browser from running stored content. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Serves and receives objects of the disk storage under signed URLs; other storages do so themselves. */
@Controller()
export class SignedObjectsController {
  constructor(
    private readonly storage: DiskStorage,
    private readonly addresses: SignedAddresses,
  ) {}

  @Get(`${signedPath}*`)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const key = this.addresses.keyIn(request.url);
    if (key === undefined) throw expired();
    const found = await this.storage.open(key);
    if (!found) throw new Refusal('not-found', 'There’s nothing at this address.');
    const { object, body } = found;
    await reply
      .headers({
        'content-type': object.contentType,
        'content-length': object.size,
        'cache-control': object.cacheControl,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        // Pictures show; everything else is only ever saved.
        ...(!object.contentType.startsWith('image/') && { 'content-disposition': 'attachment' }),
      })
      .send(body);
  }

  /** Receives an object of exactly the type and size that its address permits, once. */
  @Put(`${signedPath}*`)
  @HttpCode(200)
  async upload(@Req() request: FastifyRequest): Promise<void> {
    const permitted = this.addresses.uploadIn(request.url);
    if (!permitted) throw expired();
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    if (type !== permitted.contentType) {
      throw new Refusal('unsupported-media-type', `This address only accepts ${permitted.contentType}.`);
    }
    const announced = Number(request.headers['content-length'] ?? NaN);
    if (announced > permitted.size.max) throw tooLarge(permitted);
    const isStored =
      request.body instanceof RawBody && (await this.storage.receive(permitted, partsOf(request.body, permitted)));
    if (!isStored) throw new Refusal('address-used', 'This address was already used. Request a new one.');
  }
}

/** Yields the parts of a body, and fails as soon as its size cannot be a permitted one. */
async function* partsOf({ stream }: RawBody, permitted: PermittedUpload): AsyncIterable<Uint8Array> {
  let size = 0;
  // The connection stays open for the response when reading ends early.
  for await (const part of stream.iterator({ destroyOnReturn: false })) {
    size += (part as Uint8Array).length;
    if (size > permitted.size.max) throw tooLarge(permitted);
    yield part as Uint8Array;
  }
  if (size < permitted.size.min) throw new Refusal('upload-incomplete', 'The file is smaller than declared.');
}

const expired = () => new Refusal('address-expired', 'This link has expired. Request a new one.');
const tooLarge = ({ size: { max } }: PermittedUpload) =>
  new Refusal('body-too-large', 'The file is larger than declared.', { params: { limit: max } });
