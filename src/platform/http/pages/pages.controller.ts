import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { isPagePath } from '../is-page-path.js';
import { RenderedPages } from './rendered-pages.js';
import { PageResults } from './page-results.js';

/** The catch-all route: all other paths are pages of the web application. */
@Controller()
export class PagesController {
  constructor(
    private readonly pages: RenderedPages,
    private readonly results: PageResults,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '/'] = request.url.split('?');
    if (!isPagePath(path)) throw new NotFoundException();
    const page = await this.pages.page(request.url, request.ip);
    reply.header('cache-control', 'no-cache');
    // The address of such a page contains a token until the browser removes it (ID-82).
    if (path === pagePaths.authCallback || /[?&](idToken|accessToken)=/.test(request.url)) {
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    }
    if ('movedTo' in page) return void (await reply.redirect(page.movedTo, 301));
    // A temporary redirect, since there may be a page later.
    if ('leadsTo' in page) return void (await reply.redirect(page.leadsTo, 302));
    reply.header('etag', page.etag);
    this.results.served(page.shown);
    if (request.headers['if-none-match'] === page.etag) return void (await reply.status(304).send());
    await reply.status(page.status).type('text/html; charset=utf-8').send(page.html);
  }
}
