import { Controller, Get, Header, NotFoundException } from '@nestjs/common';
import { PageSource } from './page-source.js';

/** The script that keeps pages readable without a connection. Browsers ask each time whether there is a newer one. */
@Controller()
export class ServiceWorkerController {
  constructor(private readonly source: PageSource) {}

  @Get('service-worker.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', 'no-cache')
  async script(): Promise<string> {
    const script = await this.source.serviceWorker();
    if (script === undefined) throw new NotFoundException();
    return script;
  }
}
