import { Controller, Get, Header, Param } from '@nestjs/common';
import { ProgramSettings } from '#src/platform/config/program-settings.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { SiteMapPages, type SiteMapEntry } from '../site-map/site-map-pages.js';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const vocabulary = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pageName = /^([1-9]\d{0,5})\.xml$/;

/** Serves the site map and robots.txt to crawlers. */
@Controller()
export class SiteMapController {
  private readonly site: string;

  constructor(
    private readonly pages: SiteMapPages,
    settings: ProgramSettings,
  ) {
    this.site = settings.publicUrl.replace(/\/$/, '');
  }

  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  async index(): Promise<string> {
    const count = await this.pages.count();
    const entries = Array.from(
      { length: count },
      (_, nth) => `<sitemap>${this.place(`/sitemap-${nth + 1}.xml`)}</sitemap>`,
    );
    return `${head}<sitemapindex ${vocabulary}>${entries.join('')}</sitemapindex>`;
  }

  @Get('sitemap-:page')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  async page(@Param('page') page: string): Promise<string> {
    const number = pageName.exec(page)?.[1];
    const entries = number === undefined ? undefined : await this.pages.page(Number(number));
    if (!entries) throw new Refusal('not-found', 'This page of the sitemap does not exist.');
    return `${head}<urlset ${vocabulary}>${entries.map((entry) => this.entry(entry)).join('')}</urlset>`;
  }

  private entry({ path, changed }: SiteMapEntry): string {
    return `<url>${this.place(path)}${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;
  }

  /** Paths consist of letters, digits, dashes and slashes, so that nothing in them needs escaping in XML. */
  private place(path: string): string {
    return `<loc>${this.site}${path}</loc>`;
  }
}
