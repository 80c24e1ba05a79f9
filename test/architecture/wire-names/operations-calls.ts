import type { WrittenCall, WrittenCalls } from './written-call.js';

/* Operators' calls, all of them Posy's own; written by hand like the others. */
const call = (own: WrittenCall['own']): WrittenCall => ({ own: own ?? {} });

const person = '{userId email}';
const webstore = '{id name url vendorId}';
const series = '{values faultAt}';
const job =
  `id queue consumer state messageId messageType subjectId webstore${webstore} attempts round recordedAt dueAt startedAt ` +
  'endedAt lastError';
const jobView =
  `job{${job}} payload messageVersion correlationId causationId attemptLimit ` +
  `timeline{by${person} at step worker why error stack} actions`;
const fault = `id code level queue beganAt endedAt acknowledgedAt acknowledgedBy${person}`;
const queue = `queue state heldBy waiting active delayed failed oldestMs perMinute drainMs done${series} noAnswerSince`;
const run =
  `id kind state startedBy${person} startedByProgram startedAt endedAt index phase done total perSecond endsAbout repair ` +
  'facts missing stale surplus repaired error';
const selection = 'jobIds queue consumer messageType from to';
const redrive = `id state startedBy${person} startedAt endedAt reason queue consumer messageType from to total redriven skipped`;
const kind = 'queue consumer messageType count';
const trace =
  `webstore${webstore} draftVersion publishedVersion publishedAt engineVersion engineAnswers jobs{${job}} ` +
  'listing{publishedVersion version indexedVersion indexedPublishedVersion changedAt indexedAt indexError hasDocument}';

const overview =
  `at level troubles{code level queue since advice params faultId acknowledgedBy${person}} lastFault{${fault}} ` +
  'dependencies{dependency answers since milliseconds error tries details} ' +
  'relay{state outboxAgeMs processes noAnswerSince} ' +
  'workers{state alive silent noAnswerSince ' +
  'list{id program runs host pid version state holdsFor startedAt heartbeatAt eventLoopDelayMs}} ' +
  `liveAfter{medianMs p99Ms minutes${series} noAnswerSince} published{perMinute minutes${series} noAnswerSince} ` +
  `searches{perSecond p95Ms refusedPerMinute cachedShare minutes${series} noAnswerSince} ` +
  `drift{count oldestMs refused minutes${series} noAnswerSince} queues{${queue}} ` +
  `index{documents bytes name generation run{${run}} noAnswerSince} deadLetters{count latest{${job}}} ` +
  'pictures{unchecked{count oldestMs} flagged{count oldestMs} noAnswerSince} ' +
  'slowSearches{categories place text filters{filter values} times p95Ms worstMs}';

export const operationsCalls: WrittenCalls = {
  'GET /api/operations/overview': call({ answer: overview }),
  'GET /api/operations/faults': call({
    query: 'page pageSize',
    answer: `results{${fault}} numResults page pageSize`,
  }),
  'POST /api/operations/faults/{id}/acknowledge': call({ answer: fault }),
  'POST /api/operations/queues/{queue}/pause': call({ body: 'reason', answer: queue }),
  'POST /api/operations/queues/{queue}/resume': call({ body: 'reason', answer: queue }),
  'GET /api/operations/jobs': call({
    query: 'state queue consumer messageType about limit after',
    answer: `jobs{${job}} next`,
  }),
  'GET /api/operations/jobs/{id}': call({ answer: jobView }),
  'POST /api/operations/jobs/{id}/retry': call({ body: 'reason', answer: jobView }),
  'POST /api/operations/jobs/{id}/discard': call({ body: 'reason', answer: jobView }),
  'POST /api/operations/jobs/{id}/promote': call({ body: 'reason', answer: jobView }),
  'GET /api/operations/correlations/{id}': call({
    answer:
      'correlationId ' +
      `messages{id type version subjectId recordedAt causationId jobs{${job}}} pushes{action person${person} at heard}`,
  }),
  'GET /api/operations/deadLetters/kinds': call({ answer: kind }),
  'POST /api/operations/redrives/preview': call({
    body: selection,
    answer: `count kinds{${kind}} sample{${job}}`,
  }),
  'POST /api/operations/redrives': call({ body: `${selection} reason`, answer: redrive }),
  'GET /api/operations/redrives': call({
    query: 'page pageSize',
    answer: `results{${redrive}} numResults page pageSize`,
  }),
  'GET /api/operations/redrives/{id}': call({ answer: redrive }),
  'POST /api/operations/redrives/{id}/stop': call({ body: 'reason', answer: redrive }),
  'GET /api/operations/index': call({
    answer:
      'name generation documents bytes listings drift driftOldestMs refused noAnswerSince ' +
      `run{${run}} recent{${run}}`,
  }),
  'POST /api/operations/index/runs': call({ body: 'kind repair facts reason', answer: run }),
  'POST /api/operations/index/runs/{id}/cancel': call({ body: 'reason', answer: run }),
  'GET /api/operations/webstores/{webstore}/trace': call({ answer: trace }),
  'POST /api/operations/webstores/{webstore}/reindex': call({ body: 'reason', answer: trace }),
  'POST /api/operations/people/{id}/erase': call({ body: 'reason', answer: 'closesAt' }),
  'GET /api/operations/audit': call({
    query: 'action userId target page pageSize',
    answer: `results{id at by${person} action targetKind targetId reason result numbers} numResults page pageSize`,
  }),
};
