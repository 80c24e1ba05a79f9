import { describe, expect, it } from '@jest/globals';
import { DependencyUnavailable, isDatabaseWait, isThrottled, looksLikeOutage } from './outage.js';

const failure = (clues: object) => Object.assign(new Error('it failed'), clues);

describe('an outage', () => {
  it.each([
    ['a refused connection', failure({ code: 'ECONNREFUSED' })],
    ['a dependency found absent', new DependencyUnavailable('no alias')],
    ['a time limit', failure({ name: 'TimeoutError' })],
    ['an engine that answers 503', failure({ meta: { statusCode: 503 } })],
    ['a database that shuts down', failure({ code: '57P01' })],
    ['a lock that was not to be had', failure({ code: '55P03' })],
    ['a statement that waited too long', failure({ code: '57014' })],
    ['a transaction that stood still', failure({ code: '25P03' })],
    ['whatever hides one as its cause', failure({ cause: failure({ code: 'ECONNRESET' }) })],
    ['whatever the driver met', failure({ driverException: failure({ code: '08006' }) })],
    ['a mail server without an address', failure({ code: 'EDNS' })],
    ['a mail server that does not greet', failure({ code: 'ETIMEDOUT', command: 'CONN' })],
    ['a mail server that is none', failure({ code: 'EPROTOCOL' })],
    ['a mail server that wants another password', failure({ code: 'EAUTH', responseCode: 535 })],
    ['a mail server that is busy', failure({ code: 'ECONNECTION', responseCode: 421 })],
    ['a mailbox that takes nothing now', failure({ code: 'EENVELOPE', responseCode: 450 })],
    ['a mail that is taken later', failure({ code: 'EMESSAGE', responseCode: 451 })],
  ])('is suspected behind %s', (_what, error) => {
    expect(looksLikeOutage(error)).toBe(true);
  });

  it.each([
    ['a mailbox that does not exist', failure({ code: 'EENVELOPE', responseCode: 550 })],
    ['a mail that is too large', failure({ code: 'EMESSAGE', responseCode: 552 })],
    ['an address that is none', failure({ code: 'EENVELOPE' })],
    ['a document that the engine refuses', failure({ meta: { statusCode: 400 } })],
    ['a duplicate key', failure({ code: '23505' })],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['something that is no error', 'ECONNREFUSED'],
    ['nothing', null],
  ])('is not suspected behind %s', (_what, error) => {
    expect(looksLikeOutage(error)).toBe(false);
  });

  it.each([
    ['a lock timeout', failure({ code: '55P03' })],
    ['a statement timeout', failure({ code: '57014' })],
    ['an idle transaction that was ended', failure({ code: '25P03' })],
    ['a terminated backend', failure({ cause: failure({ code: '57P01' }) })],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['what the driver wraps', failure({ driverException: failure({ code: '55P03' }) })],
  ])('is never counted behind %s', (_what, error) => {
    expect(isDatabaseWait(error)).toBe(true);
    expect(looksLikeOutage(error)).toBe(true);
  });

  it.each([
    ['a search engine that answers 503', failure({ meta: { statusCode: 503 } })],
    ['a refused connection', failure({ code: 'ECONNREFUSED' })],
    ['a duplicate key', failure({ code: '23505' })],
    ['nothing', null],
  ])('may be counted behind %s', (_what, error) => {
    expect(isDatabaseWait(error)).toBe(false);
  });

  it('never counts as an attempt when the server throttles', () => {
    expect(isThrottled(failure({ meta: { statusCode: 429 } }))).toBe(true);
    expect(isThrottled(failure({ meta: { statusCode: 503 } }))).toBe(false);
    expect(isThrottled(undefined)).toBe(false);
  });
});
