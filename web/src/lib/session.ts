import type { AuthResultView, AuthUserView, SignedInView } from '#contracts/identity/identity.views.js';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import type { KeyValueStorage } from './browser-storage.js';
import { ProblemError } from './problem-error.js';
import { keepingTheme } from './theme.js';

/** The stored sign-in of a browser (ID-16). `expiresAt` is the expiry of the access token, in milliseconds. */
interface Kept {
  user: AuthUserView;
  provider: LoginProvider;
  accessToken: string;
  idToken: string;
  /**
   * The unverified claims of the id token: for display, never for decisions. Absent in a session stored by an older
   * version.
   */
  idTokenAttributes?: Record<string, unknown>;
  refreshToken: string;
  expiresAt: number;
}

type Locks = Pick<LockManager, 'request'>;

export interface SessionOptions {
  storage: KeyValueStorage;
  /** Reports changes made by other tabs. */
  otherTabs: Pick<EventTarget, 'addEventListener'>;
  /** Absent if the page is not in a secure context; then each tab refreshes by itself. */
  locks: Locks | undefined;
  /** Exchanges a refresh token for new tokens. */
  refresh: (refreshToken: string, username: string) => Promise<AuthResultView>;
  /** Ends the session on the server. */
  end: (accessToken: string) => Promise<unknown>;
  /** Ends an impersonation on the server; returns the operator's own session, or null if it has ended. */
  endImpersonation: (accessToken: string) => Promise<SignedInView['data'] | null>;
  /** The storage of this tab alone, which signing out clears too (ID-78). */
  tabStorage?: Pick<KeyValueStorage, 'clear'>;
  console?: Pick<Console, 'warn'>;
}

const key = 'posy.session';
/** A token is refreshed when it expires within this many milliseconds (ID-75). */
const refreshAhead = 60_000;

/** Milliseconds for which the lock is held after a refresh: other tabs see the stored tokens only a moment later. */
const settling = 100;

function parse(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

/** The claims of an id token; undefined if it is invalid. */
function attributesOf(idToken: string): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(atob((idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')), (one) =>
      one.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The session of this browser: all its tabs share it, and see each other's changes. */
export class Session {
  private readonly listeners = new Set<() => void>();
  private read: { text: string | null; kept: Kept | null } = { text: null, kept: null };
  private refreshing: Promise<Kept | null> | null = null;
  private readonly console: Pick<Console, 'warn'>;

  constructor(private readonly options: SessionOptions) {
    this.console = options.console ?? console;
    options.otherTabs.addEventListener('storage', (event) => {
      const { key: changed } = event as StorageEvent;
      // Another tab has cleared the storage of the browser (ID-78), which does not include that of this tab.
      if (changed === null) options.tabStorage?.clear();
      if (changed === key || changed === null) this.tell();
    });
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The signed-in user; the same object until it changes. */
  readonly user = (): AuthUserView | null => this.kept()?.user ?? null;

  /** The sign-in method of the user; undefined for a visitor. */
  readonly provider = (): LoginProvider | undefined => this.kept()?.provider;

  /** Whether an operator impersonates the user here, according to the user's attributes (ID-110). */
  readonly isImpersonated = (): boolean => this.kept()?.idTokenAttributes?.['act'] !== undefined;

  /** Whether the user has to set up an authenticator app before anything else (ADMIN_MFA). */
  readonly lacksSecondFactor = (): boolean => this.kept()?.idTokenAttributes?.['mfa'] === 'missing';

  begin({ data }: SignedInView, provider: LoginProvider = 'password'): void {
    this.keep(data.user, data.authResult, provider);
    this.tell();
  }

  /**
   * Replaces the signed-in user: the old tokens are cleared, and their session ends on the server (ID-82). Only the
   * session of the operator behind an impersonation continues there, until they return to it (ADR 34).
   */
  replace(signedIn: SignedInView, provider: LoginProvider): void {
    const kept = this.kept();
    const act = attributesOf(signedIn.data.authResult.IdToken)['act'] as { sub?: string } | undefined;
    if (kept?.user.id !== act?.sub) this.endOnServer(kept);
    this.forget();
    this.begin(signedIn, provider);
  }

  /** Updates the data of the same user, such as another role. Another user who has signed in meanwhile stays. */
  know(user: AuthUserView): void {
    const kept = this.kept();
    if (kept?.user.id !== user.id) return;
    this.options.storage.setItem(key, JSON.stringify({ ...kept, user }));
    this.tell();
  }

  /** An access token that is valid for at least a moment, or undefined for a visitor. */
  async accessToken(): Promise<string | undefined> {
    const kept = this.kept();
    if (!kept) return undefined;
    if (this.isFresh(kept)) return kept.accessToken;
    this.refreshing ??= this.refreshOnce().finally(() => {
      this.refreshing = null;
    });
    return (await this.refreshing)?.accessToken;
  }

  /** Refreshes the tokens although they are valid, because the user's data have changed on the server. */
  async renew(): Promise<void> {
    const kept = this.kept();
    if (!kept) return;
    this.options.storage.setItem(key, JSON.stringify({ ...kept, expiresAt: Date.now() }));
    await this.accessToken();
    this.tell();
  }

  /**
   * Clears the session and everything else that this browser stores of the user at once (ID-78), and notifies the
   * server; an unreachable server does not prevent signing out.
   */
  signOut(): void {
    const kept = this.kept();
    if (!kept) return;
    this.clearBrowser();
    this.endOnServer(kept);
  }

  /**
   * Ends an impersonation and clears everything that this browser stores of the user (ID-78).
   * @returns whether the operator is signed in again; otherwise nobody is
   */
  async endImpersonation(): Promise<boolean> {
    try {
      const accessToken = await this.accessToken();
      const data = accessToken === undefined ? null : await this.options.endImpersonation(accessToken);
      if (data) {
        const { storage, tabStorage } = this.options;
        keepingTheme(storage, () => storage.clear());
        tabStorage?.clear();
        this.begin({ data }, 'admin');
        return true;
      }
      this.clearBrowser();
    } catch (error) {
      this.console.warn('the impersonation was not ended', error);
      this.signOut();
    }
    return false;
  }

  /** Clears a session that the server has ended already. */
  endedEverywhere(): void {
    this.clearBrowser();
  }

  /** Clears the session of a token that the server no longer accepts; a newer session is not affected. */
  readonly endedElsewhere = (accessToken: string): void => {
    if (this.kept()?.accessToken === accessToken) this.forget();
  };

  private refreshOnce(): Promise<Kept | null> {
    const exchange = async () => {
      // Another tab may have refreshed, or signed out, while this one waited for the lock.
      const kept = this.kept();
      if (!kept || this.isFresh(kept)) return kept;
      try {
        return this.keep(kept.user, await this.options.refresh(kept.refreshToken, kept.user.email), kept.provider);
      } catch (error) {
        return this.afterFailedRefresh(kept, error);
      }
    };
    const { locks } = this.options;
    if (!locks) return exchange();
    return new Promise((resolve, reject) => {
      void locks.request(`${key}.refresh`, async () => {
        const exchanged = exchange();
        exchanged.then(resolve, reject);
        await exchanged.catch(() => null);
        await new Promise((settled) => setTimeout(settled, settling));
      });
    });
  }

  /** A refusal ends the session (ID-77); an unreachable server does not. */
  private afterFailedRefresh(kept: Kept, error: unknown): Kept | null {
    const unreachable = error instanceof ProblemError && (error.status === 0 || error.status >= 500);
    if (unreachable && kept.expiresAt > Date.now()) return kept;
    this.console.warn('error refreshing token', error);
    if (unreachable) throw error;
    this.forget();
    return null;
  }

  private isFresh(kept: Kept): boolean {
    return kept.expiresAt - Date.now() > refreshAhead;
  }

  private keep(user: AuthUserView, tokens: AuthResultView, provider: LoginProvider): Kept {
    const kept: Kept = {
      user,
      provider,
      accessToken: tokens.AccessToken,
      idToken: tokens.IdToken,
      idTokenAttributes: attributesOf(tokens.IdToken),
      refreshToken: tokens.RefreshToken,
      expiresAt: Date.now() + tokens.ExpiresIn * 1000,
    };
    this.options.storage.setItem(key, JSON.stringify(kept));
    return kept;
  }

  private endOnServer(kept: Kept | null): void {
    if (!kept) return;
    this.options.end(kept.accessToken).catch((error: unknown) => this.console.warn('the session was not ended', error));
  }

  private clearBrowser(): void {
    // The theme belongs to the browser and is not personal.
    keepingTheme(this.options.storage, (storage) => storage.clear());
    this.options.tabStorage?.clear();
    this.tell();
  }

  private forget(): void {
    this.options.storage.removeItem(key);
    this.tell();
  }

  private kept(): Kept | null {
    const text = this.options.storage.getItem(key);
    if (text !== this.read.text) {
      const before = this.read.kept;
      const kept = parse(text);
      // New tokens of the same user do not notify the subscribers.
      if (kept && JSON.stringify(kept.user) === JSON.stringify(before?.user)) kept.user = before?.user ?? kept.user;
      this.read = { text, kept };
    }
    return this.read.kept;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
