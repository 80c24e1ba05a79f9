import { pagePaths } from '#contracts/shared/page-paths.js';
import { pageTitles } from '../texts/page-titles.js';
import { formLoader } from './form-loader.js';
import { pageGuards } from './guards/page-guards.js';
import type { PageDeclaration } from './page-declaration.js';

const setupPage = () => import('../features/events/pages/setup-page.js');

/** The pages of a couple's event. */
export const eventPages: readonly PageDeclaration[] = [
  ...(['eventSetup', 'eventSetupStep'] as const).map((name): PageDeclaration => ({
    path: pagePaths[name],
    page: setupPage,
    guards: pageGuards[name],
  })),
  {
    path: pagePaths.dashboard,
    page: () => import('./event-dashboard-page.js'),
    title: pageTitles.dashboard,
    guards: pageGuards.dashboard,
  },
  {
    path: pagePaths.eventInformation,
    page: () => import('../features/events/pages/event-information-page.js'),
    loader: formLoader,
    title: pageTitles.eventInformation,
    guards: pageGuards.eventInformation,
  },
];
