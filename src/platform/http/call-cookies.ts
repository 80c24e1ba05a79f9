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

/** The cookies of a call. All are out of reach of scripts, and of unencrypted connections where the site has none. */
export class CallCookies {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly publicUrl: string,
  ) {}

  /** The value a cookie came with; of several with one name, the first. */
  get(name: string): string | undefined {
    const pairs = (this.request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  }

  /** @param value letters, digits, dashes, underscores and dots */
  set(name: string, value: string, { path, maxAge, sameSite = 'Strict' }: CookieRule): void {
    const rules = [`Path=${path}`, `Max-Age=${maxAge}`, 'HttpOnly', `SameSite=${sameSite}`];
    const cookie = [`${name}=${value}`, ...rules, ...(this.publicUrl.startsWith('https:') ? ['Secure'] : [])].join(
      '; ',
    );
    // One header for each cookie: Fastify adds to what is there.
    this.reply.header('set-cookie', cookie);
  }
}
