import type { AuthResultView, AuthUserView, SignedInView } from '#contracts/identity/identity.views.js';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import type { KeyValueStorage } from './browser-storage.js';
import { ProblemError } from './problem-error.js';
import { keepingTheme } from './theme.js';

/** What one browser keeps of a sign-in (ID-16). `expiresAt` is the end of the access token, in milliseconds. */
interface Kept {
  user: AuthUserView;
  provider: LoginProvider;
  accessToken: string;
  idToken: string;
  /** What the id token says, unchecked: to show, never to decide by. Absent in what an older version kept. */
  idTokenAttributes?: Record<string, unknown>;
  refreshToken: string;
  expiresAt: number;
}

type Locks = Pick<LockManager, 'request'>;

export interface SessionOptions {
  storage: KeyValueStorage;
  /** Tells of changes that other tabs make. */
  otherTabs: Pick<EventTarget, 'addEventListener'>;
  /** Absent where the page is not in a secure context; then one refresh per tab has to do. */
  locks: Locks | undefined;
  /** Exchanges a refresh token for new tokens. */
  refresh: (refreshToken: string, username: string) => Promise<AuthResultView>;
  /** Ends the session on the server. */
  end: (accessToken: string) => Promise<unknown>;
  /** Ends an impersonation on the server; answers the operator's own session, or null if it is over. */
  endImpersonation: (accessToken: string) => Promise<SignedInView['data'] | null>;
  /** What this tab alone keeps; signing out empties it too (ID-78). */
  tabStorage?: Pick<KeyValueStorage, 'clear'>;
  console?: Pick<Console, 'warn'>;
}

const key = 'posy.session';
/** A token is exchanged when it ends within this many milliseconds (ID-75). */
const refreshAhead = 60_000;

/** Milliseconds that the lock is kept after a refresh: another tab sees what was stored only a moment later. */
const settling = 100;

function parse(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

/** The claims of an id token; none of one that cannot be read. */
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

/** The sign-in of this browser: all its tabs share it, and see each other's changes. */
export class Session {
  private readonly listeners = new Set<() => void>();
  private read: { text: string | null; kept: Kept | null } = { text: null, kept: null };
  private refreshing: Promise<Kept | null> | null = null;
  private readonly console: Pick<Console, 'warn'>;

  constructor(private readonly options: SessionOptions) {
    this.console = options.console ?? console;
    options.otherTabs.addEventListener('storage', (event) => {
      const { key: changed } = event as StorageEvent;
      if (changed === key || changed === null) this.tell();
    });
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Who is signed in; the same object until that changes. */
  readonly user = (): AuthUserView | null => this.kept()?.user ?? null;

  /** With what the person signed in; nothing for a visitor. */
  readonly provider = (): LoginProvider | undefined => this.kept()?.provider;

  /** Whether an operator acts for the user here, as the attributes of the user say (ID-110). */
  readonly isImpersonated = (): boolean => this.kept()?.idTokenAttributes?.['act'] !== undefined;

  /** Whether the person can do nothing before they have set up an authenticator app (ADMIN_MFA). */
  readonly lacksSecondFactor = (): boolean => this.kept()?.idTokenAttributes?.['mfa'] === 'missing';

  begin({ data }: SignedInView, provider: LoginProvider = 'password'): void {
    this.keep(data.user, data.authResult, provider);
    this.tell();
  }

  /**
   * Takes the place of whoever was signed in: their tokens are cleared, and their session ends on the server (ID-82).
   * Only the session of the operator who is behind the new one continues there, until they return to it (ADR 34).
   */
  replace(signedIn: SignedInView, provider: LoginProvider): void {
    const kept = this.kept();
    const act = attributesOf(signedIn.data.authResult.IdToken)['act'] as { sub?: string } | undefined;
    if (kept?.user.id !== act?.sub) this.endOnServer(kept);
    this.forget();
    this.begin(signedIn, provider);
  }

  /** The same person, changed: another role, for example. Somebody else who has signed in meanwhile stays. */
  know(user: AuthUserView): void {
    const kept = this.kept();
    if (kept?.user.id !== user.id) return;
    this.options.storage.setItem(key, JSON.stringify({ ...kept, user }));
    this.tell();
  }

  /** An access token that is good for at least a moment, or nothing for a visitor. */
  async accessToken(): Promise<string | undefined> {
    const kept = this.kept();
    if (!kept) return undefined;
    if (this.isFresh(kept)) return kept.accessToken;
    this.refreshing ??= this.refreshOnce().finally(() => {
      this.refreshing = null;
    });
    return (await this.refreshing)?.accessToken;
  }

  /** Exchanges the tokens although they are good: the server says something else of the person now. */
  async renew(): Promise<void> {
    const kept = this.kept();
    if (!kept) return;
    this.options.storage.setItem(key, JSON.stringify({ ...kept, expiresAt: Date.now() }));
    await this.accessToken();
    this.tell();
  }

  /**
   * Forgets the sign-in and everything else that this browser keeps of the person at once (ID-78), and tells the server;
   * a server that cannot be reached does not keep anyone in.
   */
  signOut(): void {
    const kept = this.kept();
    if (!kept) return;
    this.clearBrowser();
    this.endOnServer(kept);
  }

  /**
   * Ends an impersonation; everything that this browser keeps of the person is forgotten (ID-78).
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

  /** The server has ended the session already, everywhere. */
  endedEverywhere(): void {
    this.clearBrowser();
  }

  /** The server no longer knows the session of this token; a newer sign-in is not touched. */
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

  /** A refusal ends the session (ID-77); a server that cannot be reached does not. */
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
    // The theme is the browser's and says nothing about who was here.
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
      // New tokens of the same person are no change to those who watch who is signed in.
      if (kept && JSON.stringify(kept.user) === JSON.stringify(before?.user)) kept.user = before?.user ?? kept.user;
      this.read = { text, kept };
    }
    return this.read.kept;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
