import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookies of a call. All are `HttpOnly` and `SameSite=Strict`. If the site is served over TLS, they are also
 * `Secure` and have the prefix `__Host-`: browsers accept such a cookie from this host only, not from a sibling domain.
 * The prefix requires the path `/`.
 */
export class CallCookies {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly publicUrl: string,
  ) {}

  /** Returns the value of a cookie; the first one if there are several with the same name. */
  get(name: string): string | undefined {
    const pairs = (this.request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const start = `${this.nameOf(name)}=`;
    return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  }

  /**
   * @param value letters, digits, dashes, underscores and dots
   * @param maxAge seconds
   */
  set(name: string, value: string, maxAge: number): void {
    const rules = ['Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict'];
    const cookie = [`${this.nameOf(name)}=${value}`, ...rules, ...(this.isOverTls ? ['Secure'] : [])];
    // Fastify appends this header to previous `set-cookie` headers.
    this.reply.header('set-cookie', cookie.join('; '));
  }

  /** Deletes a cookie. */
  clear(name: string): void {
    this.set(name, '', 0);
  }

  private get isOverTls(): boolean {
    return this.publicUrl.startsWith('https:');
  }

  private nameOf(name: string): string {
    return this.isOverTls ? `__Host-${name}` : name;
  }
}
