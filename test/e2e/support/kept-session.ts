import type { Page } from 'playwright-core';

/** What the browser keeps of a sign-in, as web/src/lib/session.ts writes it. */
interface KeptSession {
  user: { email: string };
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
}

export async function keptSession(page: Page): Promise<KeptSession | null> {
  return JSON.parse(
    await page.evaluate<string>(`localStorage.getItem('posy.session') ?? 'null'`),
  ) as KeptSession | null;
}

/** As if the access token had come to its end: the browser's clock says so, and the api would refuse it. */
export async function expireAccessToken(page: Page): Promise<void> {
  const expired = { ...(await keptSession(page)), accessToken: 'expired', expiresAt: Date.now() - 1_000 };
  await page.evaluate(`localStorage.setItem('posy.session', ${JSON.stringify(JSON.stringify(expired))})`);
}
