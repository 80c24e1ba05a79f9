import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookies of a call. All are out of reach of scripts, and come along from our own pages only. Where the site is served
 * over TLS they are out of reach of unencrypted connections too, and their names say so (`__Host-`): a browser takes such
 * a cookie from nobody else, not even from a neighbour below the same domain. That is why they are for every path.
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

  /**
   * @param value letters, digits, dashes, underscores and dots
   * @param maxAge seconds
   */
  set(name: string, value: string, maxAge: number): void {
    const rules = ['Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict'];
    const cookie = [`${this.nameOf(name)}=${value}`, ...rules, ...(this.isOverTls ? ['Secure'] : [])];
    // One header for each cookie: Fastify adds to what is there.
    this.reply.header('set-cookie', cookie.join('; '));
  }

  /** Takes a cookie away. */
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
