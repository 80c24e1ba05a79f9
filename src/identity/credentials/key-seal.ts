import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProgramSettings } from '#src/platform/config/program-settings.js';

const algorithm = 'aes-256-gcm';

/**
 * Encrypts secrets that the database stores, so that a copy of the database does not reveal them. The key is derived
 * from TOKEN_SECRET.
 */
@Injectable()
export class KeySeal {
  private readonly key: Buffer;

  constructor(settings: ProgramSettings) {
    this.key = createHmac('sha256', settings.tokenSecret).update('sealed by identity').digest();
  }

  /** @param name the owner of the secret; under another name it cannot be decrypted */
  seal(name: string, text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv(algorithm, this.key, nonce).setAAD(Buffer.from(name));
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    );
  }

  /**
   * Returns undefined if the text was encrypted under another name, with another TOKEN_SECRET, or not by this class.
   */
  open(name: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < 28) return undefined;
    const decipher = createDecipheriv(algorithm, this.key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(-16));
    try {
      return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }
}
