import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { SignInSettings } from '#src/platform/config/sign-in-settings.js';
import type { RecoveryHashes } from './domain/second-factor.js';

const codesPerSet = 10;
/** Crockford's Base32, without characters that look alike. Ten characters have 50 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 10;

export interface NewRecoveryCodes extends RecoveryHashes {
  /** The codes as they are displayed, once. */
  readonly codes: readonly string[];
}

/**
 * Generates recovery codes and hashes them with argon2id at the cost of passwords. All codes of a set share a salt, so
 * that a single hash finds the code.
 */
@Injectable()
export class RecoveryCodes {
  private readonly cost: { memoryCost: number; timeCost: number; parallelism: number };

  constructor({ passwordMemory, passwordPasses, passwordLanes }: SignInSettings) {
    this.cost = { memoryCost: passwordMemory, timeCost: passwordPasses, parallelism: passwordLanes };
  }

  async make(): Promise<NewRecoveryCodes> {
    const salt = newSalt();
    const codes = new Set<string>();
    while (codes.size < codesPerSet) codes.add(newCode());
    const hashes: string[] = [];
    // Sequential, because all at once would take ten times the memory of a sign-in.
    for (const code of codes) hashes.push(await this.hash(code, salt));
    return { codes: [...codes], salt, hashes };
  }

  /** @param written the code as it was typed: in any case, with or without the dash */
  async hash(written: string, salt: string): Promise<string> {
    const raw = await hashRaw(asMade(written), { ...this.cost, salt: Buffer.from(salt, 'base64url') });
    return raw.toString('base64url');
  }
}

export const newSalt = (): string => randomBytes(16).toString('base64url');

function newCode(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${characters.slice(0, length / 2)}-${characters.slice(length / 2)}`;
}

/** Replaces letters that are mistaken for digits: O for 0, I and L for 1. */
const asMade = (written: string) =>
  written.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
