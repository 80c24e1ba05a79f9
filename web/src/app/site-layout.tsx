import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { lazyPart } from '../base/lazy-part.js';
import { useIsImpersonated, useUser } from '../lib/services.js';
import { site } from '../texts/site.js';
import { AskHost } from './ask-host.js';
import { BottomBar } from './bottom-bar.js';
import { GlobalLoader } from './global-loader.js';
import { JoinHost } from './join-host.js';
import { loadOperationsBar } from './load-operations-bar.js';
import { OfflineBar } from './offline/offline-bar.js';
import { MessageHost } from './message-host.js';
import { RouteAnnouncer } from './route-announcer.js';
import { isInVendorArea, isVendor } from '../shell/sections.js';
import { SiteFooter } from './site-footer.js';
import { ToastHost } from './toast-host.js';
import { TopBar } from './top-bar.js';
import { useInAppLinks } from './use-in-app-links.js';
import { useRemoteCommands } from './use-remote-commands.js';

const OperationsBar = lazyPart(loadOperationsBar);
const ImpersonationBanner = lazyPart(() => import('./impersonation-banner.js'));
const SubscriptionUpdates = lazyPart(() => import('./subscription-updates.js'));
const ClosingBanner = lazyPart(() => import('../features/account/data-rights/closing-banner.js'));

/** Before the second factor is set up, operators see the public layout. */
const adminEntries: readonly string[] = [pagePaths.adminLogin, pagePaths.adminAuthError, pagePaths.adminAuthenticator];

/** The frame around every page: skip link, top bar, the page, footer, and the bottom bar of small screens. */
export function SiteLayout() {
  const main = useFocusOnNewPage();
  useInAppLinks();
  useRemoteCommands();
  const { pathname } = useLocation();
  const isImpersonated = useIsImpersonated();
  const user = useUser();
  const isClosing = user?.closesAt !== undefined;
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const inAdmin = isBelow(pagePaths.admin) && !adminEntries.includes(pathname);
  const inSetup = isBelow(pagePaths.eventSetup);
  return (
    <JoinHost>
      <AskHost isPaused={inSetup}>
        <a
          href="#content"
          className="absolute top-2 left-2 z-30 -translate-y-28 rounded-input bg-action px-4 py-2 text-on-action focus:translate-y-0"
        >
          {site.skipToContent}
        </a>
        {isImpersonated && (
          <Suspense fallback={<div className="h-11" />}>
            <ImpersonationBanner />
          </Suspense>
        )}
        {isClosing && !isImpersonated && (
          <Suspense fallback={<div className="h-11" />}>
            <ClosingBanner />
          </Suspense>
        )}
        {inAdmin ? (
          <Suspense fallback={<div className="h-26 border-b border-hairline" />}>
            <OperationsBar />
          </Suspense>
        ) : (
          !inSetup && <TopBar />
        )}
        <OfflineBar />
        <div id="plan-trouble" />
        <main id="content" ref={main} tabIndex={-1} className="flex grow flex-col outline-none">
          <GlobalLoader />
          <Outlet />
        </main>
        {!isInVendorArea(pathname) && !inAdmin && !inSetup && pathname !== pagePaths.inbox && <SiteFooter />}
        {!inAdmin && !inSetup && <BottomBar />}
        <RouteAnnouncer />
        <ToastHost />
        <MessageHost />
        {isVendor(user) && (
          <Suspense fallback={null}>
            <SubscriptionUpdates />
          </Suspense>
        )}
        <ScrollRestoration />
      </AskHost>
    </JoinHost>
  );
}

/** Moves the focus to the beginning of a new page, for keyboards and screen readers. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    const focused = document.activeElement;
    // A page may have chosen a better target: the card from which the user came, or the form they have just sent.
    const hasPlace = focused !== main.current && main.current?.contains(focused);
    if (shown.current !== pathname && !hasPlace) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}
