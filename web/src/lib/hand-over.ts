/** The tokens in the address of an operator's browser (ID-82). */
export interface HandOverTokens {
  idToken: string;
  accessToken: string;
}

const names = ['idToken', 'accessToken'];

/**
 * Removes tokens from the address before any request, so that neither the history, nor a referrer, nor a page on a
 * screen shows them. Returns undefined unless both exist.
 */
export function takeHandOver(
  location: Pick<Location, 'href'>,
  history: Pick<History, 'replaceState' | 'state'>,
): HandOverTokens | undefined {
  const address = new URL(location.href);
  const [idToken, accessToken] = names.map((name) => address.searchParams.get(name));
  if (!names.some((name) => address.searchParams.has(name))) return undefined;
  for (const name of names) address.searchParams.delete(name);
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  return idToken && accessToken ? { idToken, accessToken } : undefined;
}
