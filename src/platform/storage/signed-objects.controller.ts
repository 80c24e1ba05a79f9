import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../domain/refusal.js';
import { DiskStorage } from './disk-storage.js';
import { SignedAddresses, signedPath } from './signed-addresses.js';

/** Content security policy that prevents a browser from running stored content. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Serves objects of the disk storage under signed URLs; other storages serve them themselves. */
@Controller()
export class SignedObjectsController {
  constructor(
    private readonly storage: DiskStorage,
    private readonly addresses: SignedAddresses,
  ) {}

  @Get(`${signedPath}*`)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const key = this.addresses.keyIn(request.url);
    if (key === undefined) throw new Refusal('address-expired', 'This link has expired. Request a new one.');
    const found = await this.storage.open(key);
    if (!found) throw new Refusal('not-found', 'There is nothing at this address.');
    const { object, body } = found;
    await reply
      .headers({
        'content-type': object.contentType,
        'content-length': object.size,
        'cache-control': object.cacheControl,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      })
      .send(body);
  }
}
