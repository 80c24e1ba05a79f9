import { expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createQueryClient } from '../../lib/query-client.js';
import { draft } from '../../test-support/examples.js';
import { keepDraft } from './api.js';
import { ownDraftQuery, refetchDraft } from './own-draft.js';

it('a read that a save overtakes changes the plan, and not what was saved', async () => {
  const client = createQueryClient();
  const opened = draft({ version: 3, name: 'Opened', activeFeatures: [] });
  const answers = [Promise.withResolvers<typeof opened>(), Promise.withResolvers<typeof opened>()] as const;
  let reads = 0;
  const queryFn = () => answers[reads++ === 0 ? 0 : 1].promise;
  const observer = new QueryObserver(client, { ...ownDraftQuery({} as never, 'a-user', null), queryFn });
  const stop = observer.subscribe(() => undefined);
  const known = () => observer.getCurrentResult().data;
  answers[0].resolve(opened);
  await waitFor(() => expect(known()).toEqual(opened));
  const done = refetchDraft(client);
  await waitFor(() => expect(reads).toBe(2));
  keepDraft(client, draft({ version: 4, name: 'Saved', activeFeatures: [] }));
  answers[1].resolve({ ...opened, activeFeatures: ['feature_packages'] });
  await done;
  expect(known()).toMatchObject({ version: 4, name: 'Saved', activeFeatures: ['feature_packages'] });
  stop();
});
