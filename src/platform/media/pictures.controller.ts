import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { uuid } from '#contracts/shared/params.js';
import { pictureFormats, pictureWidths } from '#contracts/shared/picture.js';
import { Refusal } from '../domain/refusal.js';
import { pictureCaching } from './picture-keys.js';
import { PictureVariants } from './picture-variants.js';

/** Content security policy that prevents a browser from running uploaded content. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Serves `/media/<id>/<width>.<format>`, only in the widths and formats of the contract. */
@Controller()
export class PicturesController {
  constructor(private readonly variants: PictureVariants) {}

  @Get('/media/:id/:file')
  async picture(@Param('id') id: string, @Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const width = pictureWidths.find((known) => file.startsWith(`${known}.`));
    const format = pictureFormats.find((known) => file === `${width}.${known}`);
    const pictureId = uuid(id);
    const found =
      pictureId !== undefined && width !== undefined && format !== undefined
        ? await this.variants.file(pictureId, width, format)
        : undefined;
    if (!found) throw new Refusal('not-found', 'Picture not found.');
    await reply
      .headers({
        'content-type': found.contentType,
        'content-length': found.bytes.byteLength,
        'cache-control': pictureCaching,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(found.bytes.buffer, found.bytes.byteOffset, found.bytes.byteLength));
  }
}
