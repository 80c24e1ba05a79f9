import type { SignedInView } from '#contracts/identity/identity.views.js';

/** Access tokens live ten minutes. */
const renewAfter = 8 * 60_000;

/** The operator of the demo data, or another of its people, who signs in again before the session expires. */
export class Operator {
  private readonly base: string;
  private readonly email: string;
  private token: string | undefined;
  private since = 0;

  constructor(base: string, email = 'operator@posy.example') {
    this.base = base;
    this.email = email;
  }

  /** Returns undefined while signing in fails. */
  async bearer(): Promise<string | undefined> {
    if (this.token === undefined || Date.now() - this.since > renewAfter) await this.signIn();
    return this.token;
  }

  private async signIn(): Promise<void> {
    try {
      const answer = await fetch(`${this.base}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: this.email, password: 'Posy-demo-2026' }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) return;
      this.token = ((await answer.json()) as SignedInView).data.authResult.AccessToken;
      this.since = Date.now();
    } catch {
      // The api is unavailable; callers that need the token try again.
    }
  }
}
