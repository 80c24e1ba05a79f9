/** What an operator's browser finds in its address (ID-82). */
export interface HandOverTokens {
  idToken: string;
  accessToken: string;
}

const names = ['idToken', 'accessToken'];

/**
 * Takes tokens out of the address before anything is asked of anybody: neither history, nor a referrer, nor a page on a
 * screen shows them afterwards. Nothing unless both are there.
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
