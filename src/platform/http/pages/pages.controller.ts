import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageSource } from './page-source.js';

/** What is never a page, so that a typing error in a call does not answer with HTML. */
const notPages = /^\/(api|assets|media|health|metrics|socket)(\/|$)/;

/** The last route: every other address is a page of the web application, which decides what it shows. */
@Controller()
export class PagesController {
  constructor(private readonly pages: PageSource) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '/'] = request.url.split('?');
    if (notPages.test(path)) throw new NotFoundException();
    const html = await this.pages.html(request.url);
    await reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  }
}
