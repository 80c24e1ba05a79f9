import { Controller, Get, Header } from '@nestjs/common';
import { Config } from '../../config/config.js';

/** Paths that robots must not visit: calls, and the areas of signed-in users. */
const notForRobots = ['/api/', '/vendor/', '/admin', '/login', '/logout', '/favorites', '/inbox', '/dashboard'];

@Controller()
export class RobotsController {
  constructor(private readonly config: Config) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(): string {
    const site = this.config.publicUrl.replace(/\/$/, '');
    return [
      'User-agent: *',
      ...notForRobots.map((path) => `Disallow: ${path}`),
      `Sitemap: ${site}/sitemap.xml`,
      '',
    ].join('\n');
  }
}
