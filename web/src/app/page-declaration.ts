import type { ComponentType } from 'react';
import type { PageLoader } from '../lib/page-loader.js';
import type { GuardName } from './guards/guards.js';

/** A page of the site: where it is, what it is called, and who is let in. */
export interface PageDeclaration {
  path: string;
  /** Loaded when it is first asked for. Absent where the guards lead everybody elsewhere. */
  page?: () => Promise<{ default: ComponentType }>;
  /** Absent where the page knows its title only once its data is here. */
  title?: string;
  /** Present where the server renders the page. */
  loader?: () => Promise<PageLoader>;
  /** Who is let in, asked in this order; the api has its own rules and does not rely on them. */
  guards: readonly GuardName[];
}
