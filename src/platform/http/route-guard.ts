import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { uuid } from '#contracts/shared/params.js';
import { parseQuery } from '#contracts/shared/query-reader.js';
import { readRequest } from '#contracts/shared/read-request.js';
import type { Route } from '#contracts/shared/route.js';
import { ProgramSettings } from '../config/program-settings.js';
import { Refusal } from '../domain/refusal.js';
import { AUTHENTICATOR, type Authenticator, type SignedInUser } from './authenticator.js';
import { setCaller, setOperatorAct } from './current-caller.js';
import { setCall } from './call.js';
import { CallCookies } from './call-cookies.js';
import { IMPLEMENTED_ROUTE } from './implemented-route.js';
import { operatorActOf } from './operator-act.js';
import { OwnerLookups } from './owner-lookup.js';
import { readBody, readRawBody } from './request-body.js';
import { SignatureChecks } from './signature-check.js';

/** Checks a call: authentication, role, ownership of the resource in the path, and only then the input. */
@Injectable()
export class RouteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    private readonly owners: OwnerLookups,
    private readonly signatures: SignatureChecks,
    private readonly settings: ProgramSettings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.get<Route>(IMPLEMENTED_ROUTE, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const user = readsToken(route) ? await this.userOf(route, request) : undefined;
    if (needsUser(route) && !user) throw new Refusal('not-signed-in', 'Sign in first.');
    if (route.access.who === 'admin' && !user?.isAdmin) throw notAllowed();
    if (user?.impersonatorId && route.inPerson) throw unavailableForAdmins();
    const params = readParams(route, request.params as Record<string, string>);
    if (user) setCaller(user);
    // The body is read only for authorized callers, unless it contains the id of the resource that they must own.
    const isNamedByPath = route.access.who === 'owner' && route.access.field in params;
    const ownerByPath = user && isNamedByPath ? await this.checkOwner(route, params, user) : undefined;
    const query = readQuery(route, request);
    const rawBody = await this.signedBody(route, request);
    const body = route.body ? readRequest(route.body, await readBody(request, route)) : {};
    if (user) {
      const owner = isNamedByPath ? ownerByPath : await this.checkOwner(route, body, user);
      setOperatorAct(operatorActOf(route, user, { ...body, ...params }, owner));
    }
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const cookies = new CallCookies(request, reply, this.settings.publicUrl);
    setCall(request, { params, query, body, rawBody, headers: headersOf(route, request), cookies, user } as never);
    return true;
  }

  private async userOf(route: Route, request: FastifyRequest): Promise<SignedInUser | undefined> {
    const header = request.headers.authorization;
    if (header === undefined) return undefined;
    const [scheme, token, ...rest] = header.split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) {
      throw new Refusal('session-ended', 'The authorization header must carry a bearer token.');
    }
    if (needsUser(route) && !route.whileEnrolling) return this.authenticator.authenticate(token);
    const user = await this.authenticator.authenticate(token, 'even while enrolling');
    // Users who still have to set up a second factor may see public routes, as visitors.
    return user.lacksSecondFactor && !route.whileEnrolling ? undefined : user;
  }

  /** Returns the body that another service has signed; undefined on all other routes. */
  private async signedBody(route: Route, request: FastifyRequest): Promise<Buffer | undefined> {
    if (route.access.who !== 'signed') return undefined;
    const body = await readRawBody(request, route);
    await this.signatures.check(route.access.by, body, headersOf(route, request));
    return body;
  }

  /** Returns the owner of the resource, on routes with an access rule for owners. */
  private async checkOwner(route: Route, named: object, user: SignedInUser): Promise<string | undefined> {
    if (route.access.who !== 'owner') return undefined;
    const { of, field } = route.access;
    const id = (named as Record<string, unknown>)[field];
    if (typeof id !== 'string' || uuid(id) === undefined) throw new InvalidInput({ [field]: ['is-uuid'] });
    const owner = await this.owners.ownerOf(of, id);
    if (owner === undefined) throw new Refusal('not-found', `No ${of} has this ${field}.`);
    if (owner === user.userId) return owner;
    if (!user.isAdmin) throw notAllowed();
    if (route.inPerson) throw unavailableForAdmins();
    return owner;
  }
}

const headersOf = ({ headers = [] }: Route, request: FastifyRequest) =>
  Object.fromEntries(headers.map((name) => [name, [request.headers[name]].flat()[0]]));

const needsUser = ({ access }: Route) => access.who !== 'public' && access.who !== 'signed';

const readsToken = ({ access }: Route) =>
  access.who !== 'signed' && !(access.who === 'public' && access.token === 'ignored');

const unavailableForAdmins = () =>
  new Refusal('unavailable-for-admins', 'This action is currently unavailable for admins');

const notAllowed = () => new Refusal('not-allowed', 'You don’t have access to this.');

const readQuery = ({ query = () => ({}) }: Route, { url }: FastifyRequest): unknown =>
  parseQuery(new URLSearchParams(url.split('?').slice(1).join('?')), query);

function readParams(route: Route, segments: Record<string, string>): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, parse] of Object.entries(route.params ?? {})) {
    const value = (parse as (segment: string) => unknown)(segments[name] ?? '');
    if (value === undefined) throw new InvalidInput({ [name]: ['malformed'] });
    params[name] = value;
  }
  return params;
}
