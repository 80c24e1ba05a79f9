import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** argon2id with 19 MiB, two passes, one lane: the first choice of OWASP's password storage sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords, on the threads of libuv. */
@Injectable()
export class Passwords implements OnModuleInit {
  /** Checked where there is nothing to check, so that the time of an answer does not tell who has an account. */
  private decoy: string;

  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash(randomUUID());
  }

  hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** Whether the password is the one that was hashed; takes as long when there is no hash, and says no. */
  async fits(password: string, passwordHash: string | null): Promise<boolean> {
    const same = await verify(passwordHash ?? this.decoy, password);
    return same && passwordHash !== null;
  }
}
