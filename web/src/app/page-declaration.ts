import type { ComponentType } from 'react';
import type { PageLoader } from '../lib/page-loader.js';
import type { GuardName } from './guards/guards.js';

/** A page of the site: its path, its title, and its guards. */
export interface PageDeclaration {
  path: string;
  /** Loaded on demand. Absent if the guards redirect everybody. */
  page?: () => Promise<{ default: ComponentType }>;
  /** Absent if the title depends on the page's data. */
  title?: string;
  /** Present if the server renders the page. */
  loader?: () => Promise<PageLoader>;
  /** The guards in the order of their evaluation; the api has rules of its own and does not rely on them. */
  guards: readonly GuardName[];
}
