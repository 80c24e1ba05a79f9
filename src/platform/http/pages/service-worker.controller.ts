import { Controller, Get, Header, NotFoundException } from '@nestjs/common';
import { PageSource } from './page-source.js';

/** Serves the service worker, which makes pages available offline. Browsers revalidate it each time. */
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
