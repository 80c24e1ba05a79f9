import type { Page } from 'playwright-core';

/** The session in the browser's storage, as web/src/lib/session.ts writes it. */
interface KeptSession {
  user: { email: string };
  accessToken: string;
  idToken: string;
  refreshToken: string;
  expiresAt: number;
}

export async function keptSession(page: Page): Promise<KeptSession | null> {
  return JSON.parse(
    await page.evaluate<string>(`localStorage.getItem('posy.session') ?? 'null'`),
  ) as KeptSession | null;
}

/** Expires the access token: the browser treats it as expired, and the api would refuse it. */
export async function expireAccessToken(page: Page): Promise<void> {
  const expired = { ...(await keptSession(page)), accessToken: 'expired', expiresAt: Date.now() - 1_000 };
  await page.evaluate(`localStorage.setItem('posy.session', ${JSON.stringify(JSON.stringify(expired))})`);
}
