import type {
  IndexRunView,
  IndexView,
  JobRowView,
  PersonView,
  RedriveRunView,
} from '#contracts/operations/operations.views.js';
import type { TroubleView } from '#contracts/operations/overview.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';

// Data of operators' pages, at a time that specs and stories can choose.

export const operator: AuthUserView = {
  id: '0198c0de-0000-7000-8000-000000000003',
  username: 'otto',
  email: 'operator@posy.example',
  firstName: 'Otto',
  lastName: 'Lindqvist',
  phoneNumber: null,
  birthdate: null,
  externalIds: {},
  isAdmin: true,
  roles: ['Admin'],
  props: { favorites: [] },
  settings: {},
  version: 1,
};

export const person: PersonView = { userId: operator.id, email: operator.email };

/** The time this many seconds earlier, in the format of the api. */
export const before = (now: number, seconds: number) => new Date(now - seconds * 1_000).toISOString();

export const job = (nth: number, now: number, more: Partial<JobRowView> = {}): JobRowView => ({
  id: `0198c0de-0000-7000-8000-0000000001${String(nth).padStart(2, '0')}`,
  queue: 'reindex',
  consumer: 'directory.project-listing',
  state: 'failed',
  messageId: `0198c0de-0000-7000-8000-0000000002${String(nth).padStart(2, '0')}`,
  messageType: 'webstore.webstore-published',
  subjectId: '0198c0de-0000-7000-8000-0000000000aa',
  webstore: {
    id: '0198c0de-0000-7000-8000-0000000000aa',
    name: 'Wildrye Flowers',
    url: 'wildrye-flowers',
    vendorId: '0198c0de-0000-7000-8000-000000000001',
  },
  attempts: 8,
  round: 0,
  recordedAt: before(now, 3_600 * nth + 600),
  dueAt: before(now, 3_600 * nth + 600),
  startedAt: before(now, 3_600 * nth + 1),
  endedAt: before(now, 3_600 * nth),
  lastError: 'The document was refused: failed to parse field [location]',
  ...more,
});

export const indexRun = (now: number, more: Partial<IndexRunView> = {}): IndexRunView => ({
  id: '0198c0de-0000-7000-8000-000000000301',
  kind: 'rebuild',
  state: 'running',
  startedBy: person,
  startedByProgram: null,
  startedAt: before(now, 80),
  endedAt: null,
  index: 'listings-7f3a-1120',
  phase: 'copy',
  done: 84_306,
  total: 100_212,
  perSecond: 2_310,
  endsAbout: before(now, -7),
  repair: false,
  facts: false,
  missing: 0,
  stale: 0,
  surplus: 0,
  repaired: 0,
  error: null,
  ...more,
});

export const searchIndex = (more: Partial<IndexView> = {}): IndexView => ({
  name: 'listings-c19e-0918',
  generation: 'c19e',
  documents: 100_212,
  bytes: 412_000_000,
  listings: 100_212,
  drift: 0,
  driftOldestMs: null,
  refused: 0,
  noAnswerSince: null,
  run: null,
  recent: [],
  ...more,
});

export const redriveRun = (now: number, more: Partial<RedriveRunView> = {}): RedriveRunView => ({
  id: '0198c0de-0000-7000-8000-000000000401',
  state: 'running',
  startedBy: person,
  startedAt: before(now, 40),
  endedAt: null,
  reason: 'The mapping is repaired',
  queue: 'reindex',
  consumer: null,
  messageType: null,
  from: before(now, 86_400),
  to: before(now, 40),
  total: 1_200,
  redriven: 500,
  skipped: 2,
  ...more,
});

export const trouble = (now: number, more: Partial<TroubleView> = {}): TroubleView => ({
  code: 'search-away',
  level: 'fault',
  queue: null,
  since: before(now, 552),
  advice: 'check-search',
  params: { waiting: 1_204, oldestMs: 552_000, drainMs: 40_000 },
  faultId: '0198c0de-0000-7000-8000-000000000501',
  acknowledgedBy: null,
  ...more,
});
