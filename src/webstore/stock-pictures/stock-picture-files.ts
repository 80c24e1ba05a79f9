import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { SuppliesPictures, type PictureSource } from '#src/platform/media/picture-source.js';
import { stockPictureFile } from './stock-pictures.js';

/** The committed stock pictures, as they lie in the programs' folder. */
@Injectable()
@SuppliesPictures()
export class StockPictureFiles implements PictureSource {
  async original(pictureId: string): Promise<Uint8Array | undefined> {
    const file = stockPictureFile(pictureId);
    return file === undefined ? undefined : readFile(file);
  }
}
