import { Controller, Get, Header } from '@nestjs/common';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ProgramSettings } from '../../config/program-settings.js';

/** Pages without anything to find: for signed-in users, and on the way in and out. */
const privatePages = [
  pagePaths.login,
  pagePaths.logout,
  pagePaths.authCallback,
  pagePaths.vendorLoginRedirect,
  pagePaths.signUp,
  pagePaths.welcome,
  pagePaths.forgotPassword,
  pagePaths.home,
  pagePaths.dashboard,
  pagePaths.eventSetup,
  pagePaths.eventInformation,
  pagePaths.inbox,
  pagePaths.favorites,
  pagePaths.sessions,
  pagePaths.accountSettings,
  pagePaths.accountInformation,
  pagePaths.verifyIdentity,
  pagePaths.vendor,
  pagePaths.admin,
  pagePaths.unsubscribe,
];

/** Pages below private ones that everybody may read. */
const publicPages = [pagePaths.vendorAgreement];

/**
 * A rule is a prefix: `/inbox` would also hide a webstore at `/inbox-films`, so that a page is named with its end, with
 * its query and with what is below it.
 */
const rules = [
  ...publicPages.map((path) => `Allow: ${path}$`),
  'Disallow: /api/',
  ...privatePages.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`, `Disallow: ${path}/`]),
];

@Controller()
export class RobotsController {
  constructor(private readonly settings: ProgramSettings) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(): string {
    const site = this.settings.publicUrl.replace(/\/$/, '');
    return ['User-agent: *', ...rules, `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
  }
}
