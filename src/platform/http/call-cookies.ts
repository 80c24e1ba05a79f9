import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a cookie is sent back to, and for how long. */
export interface CookieRule {
  /** Starts with a slash; the cookie is sent with addresses below it. */
  path: string;
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
  /** 'Lax' comes along when somebody follows a link from elsewhere; 'Strict' unless said. */
  sameSite?: 'Strict' | 'Lax';
}

/**
 * The cookies of a call. All are out of reach of scripts. Where the site is served over TLS they are out of reach of
 * unencrypted connections too, and their names say so (`__Secure-`): a browser takes such a cookie from nobody else.
 */
export class CallCookies {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly publicUrl: string,
  ) {}

  /** The value a cookie came with; of several with one name, the first. */
  get(name: string): string | undefined {
    const pairs = (this.request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const start = `${this.nameOf(name)}=`;
    return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  }

  /** @param value letters, digits, dashes, underscores and dots */
  set(name: string, value: string, { path, maxAge, sameSite = 'Strict' }: CookieRule): void {
    const rules = [`Path=${path}`, `Max-Age=${maxAge}`, 'HttpOnly', `SameSite=${sameSite}`];
    const cookie = [`${this.nameOf(name)}=${value}`, ...rules, ...(this.isOverTls ? ['Secure'] : [])];
    // One header for each cookie: Fastify adds to what is there.
    this.reply.header('set-cookie', cookie.join('; '));
  }

  private get isOverTls(): boolean {
    return this.publicUrl.startsWith('https:');
  }

  private nameOf(name: string): string {
    return this.isOverTls ? `__Secure-${name}` : name;
  }
}
