import { freePorts } from '../../../docker/local/free-ports.ts';
import type { LocalService } from '../../../docker/local/local-service.ts';
import { signInServiceSecret, startSignInService } from '../../../docker/local/sign-in-service.ts';

/** A sign-in service for one spec file, and the settings of a site that uses it. */
export async function aSignInService(
  siteUrl: string,
): Promise<{ service: LocalService; settings: Record<string, string> }> {
  const [port = 0] = await freePorts(1);
  const service = await startSignInService({ dataDir: `.data/test-${process.pid}-sign-in-${port}`, port, siteUrl });
  const settings = {
    SINGLE_SIGN_ON_ISSUER: service.url,
    SINGLE_SIGN_ON_CLIENT_ID: 'posy',
    SINGLE_SIGN_ON_CLIENT_SECRET: signInServiceSecret,
  };
  return { service, settings };
}

/** Does what a browser does at the service: returns the address to which it is sent back. */
export async function signInAt(address: string, email: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const go = async (to: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(to, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return new URL(answer.headers.get('location') ?? to, to).href;
  };
  const form = { method: 'POST', body: new URLSearchParams({ email }).toString() };
  const page = await go(address);
  const resumed = await go(page, { ...form, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  return new URL(await go(resumed));
}
