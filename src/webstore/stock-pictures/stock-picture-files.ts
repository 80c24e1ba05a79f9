import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { SuppliesPictures, type PictureSource } from '#src/platform/media/picture-source.js';
import { reprint } from './reprint.js';
import { stockPictureSource } from './stock-pictures.js';

/** The files of the committed stock pictures, in the programs' folder, and of their reprints. */
@Injectable()
@SuppliesPictures()
export class StockPictureFiles implements PictureSource {
  async original(pictureId: string): Promise<Uint8Array | undefined> {
    const source = stockPictureSource(pictureId);
    if (!source) return undefined;
    const jpeg = await readFile(source.path);
    return source.reprint ? reprint(jpeg, source.reprint.mirrored) : jpeg;
  }
}
