import { describe, expect, it } from '@jest/globals';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { ApiClient } from '../../../lib/api-client.js';
import { searchAnswer } from '../../../test-support/examples.js';
import { FakeApi, Refusal } from '../../../test-support/fake-api.js';
import { openSearch } from './open-search.js';

const file = { s3Key: 'search-results/0a.json', s3Url: 'http://files.test/search-results/0a.json?signature=x' };
const found = searchAnswer();

function aClient() {
  const api = new FakeApi().answer(directoryRoutes.openSearch, () => file);
  const token = async () => 'token-of-nora';
  return { api, client: new ApiClient({ fetch: api.fetch, appName: () => 'event-user', appVersion: '1', token }) };
}
/** The used part of a response; jsdom has none. */
const responseOf = (status: number, body: string) =>
  ({ ok: status < 400, status, json: async () => JSON.parse(body) as unknown }) as Response;
const answering = (status: number, body: string) => async () => responseOf(status, body);

describe('open search', () => {
  it("loads the page from the address in the api's response, without credentials or headers [DIR-39]", async () => {
    const { api, client } = aClient();
    const fetched: [unknown, RequestInit | undefined][] = [];
    const fetchFile: typeof fetch = async (url, init) => {
      fetched.push([url, init]);
      return responseOf(200, JSON.stringify(found));
    };
    expect(await openSearch(client, fetchFile, { categoryId: 2, page: 3, sort: 'name' })).toEqual(found);
    expect(api.calls.map(({ path, query }) => [path, query])).toEqual([
      ['search', { categoryId: '2', page: '3', sort: 'name' }],
    ]);
    expect(fetched.map(([url]) => url)).toEqual([file.s3Url]);
    expect(fetched[0]?.[1]?.headers).toBeUndefined();
  });

  const failures: [string, typeof fetch][] = [
    ['is gone', answering(404, '{}')],
    ['may not be read any more', answering(403, '{}')],
    ['is broken', answering(200, '{"results":')],
    ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ];
  it.each(failures)('throws when the file %s [DIR-40]', async (_how, fetchFile) => {
    const search = openSearch(aClient().client, fetchFile, {});
    await expect(search).rejects.toThrow(/^Failed to fetch search payload from S3$/);
  });

  it('fails like the search when there is no file', async () => {
    const { api, client } = aClient();
    api.answer(directoryRoutes.openSearch, () => {
      throw new Refusal(503, 'search-unavailable');
    });
    await expect(openSearch(client, answering(200, '{}'), {})).rejects.toMatchObject({ code: 'search-unavailable' });
  });

  it("rejects with the caller's reason when the caller aborts", async () => {
    const caller = new AbortController();
    const silent: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        caller.abort();
      });
    await expect(openSearch(aClient().client, silent, {}, caller.signal)).rejects.toHaveProperty('name', 'AbortError');
  });
});
