import { Controller, Get, Header } from '@nestjs/common';
import { BrandSettings } from '../../config/brand-settings.js';

/** Background of the light theme, and the icons, which web/build/draw-icons.ts generates. */
const paper = '#fbf8f4';
const icons = [192, 512].map((size) => ({
  src: `/assets/icons/posy-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}));

/** Serves the web app manifest, with which phones can install the site. */
@Controller()
export class ManifestController {
  constructor(private readonly settings: BrandSettings) {}

  @Get('manifest.webmanifest')
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  manifest(): string {
    const { siteName: name } = this.settings;
    const colours = { background_color: paper, theme_color: paper };
    return JSON.stringify({
      name,
      short_name: name,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      ...colours,
      icons,
    });
  }
}
