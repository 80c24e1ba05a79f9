import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { IsUUID } from 'class-validator';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '#contracts/identity/role.js';
import { uuid } from '#contracts/shared/params.js';
import { admins, owner, route, view } from '#contracts/shared/route.js';
import { RegisterUser } from '#src/identity/accounts/commands/register-user.js';
import { RegisterVendor } from '#src/identity/vendors/commands/register-vendor.js';
import { SignIn } from '#src/identity/sign-in/commands/sign-in.js';
import { IdentityHttpModule } from '#src/identity/identity.http.module.js';
import { identitySchema } from '#src/identity/identity.schema.js';
import { Config } from '#src/platform/config/config.js';
import { ConfigModule } from '#src/platform/config/config.module.js';
import { DatabaseModule } from '#src/platform/database/database.module.js';
import { OutboxSubscriber } from '#src/platform/messages/outbox-subscriber.js';
import { apiLimits } from '#src/platform/database/orm-options.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import { HttpModule } from '#src/platform/http/http.module.js';
import { Implements } from '#src/platform/http/implements.js';
import { RateLimitModule } from '#src/platform/http/rate-limit/rate-limit.module.js';
import { MessagesModule } from '#src/platform/processing/messages.module.js';
import { platformSchema } from '#src/platform/schema/platform.schema.js';
import { AccountNoticeWanted } from '#contracts/identity/account.messages.js';
import {
  AccountClosed,
  DataExportMade,
  DataExportWanted,
  PersonErased,
} from '#contracts/identity/data-rights.messages.js';
import { CodeAsked, OneTimeCodeWanted } from '#contracts/identity/one-time-code.messages.js';
import { RoutingTable } from '#src/platform/routing/routing-table.js';
import { password } from '../../support/posy/posy.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/test-environment.js';

/** Routes with the access rules of identity. The real routes with these rules belong to other contexts. */
class VendorRequest {
  @IsUUID()
  vendorId: string;
}
const rule = { summary: 'For a test', answer: view<{ caller: string }>() };
const ofUser = { ...rule, method: 'GET', access: owner('user', 'userId'), params: { userId: uuid } } as const;
const ofVendor = { ...rule, access: owner('vendor', 'vendorId'), params: { vendorId: uuid } };
const guarded = {
  user: route({ ...ofUser, path: 'guarded/users/:userId' }),
  vendor: route({ ...ofVendor, method: 'GET', path: 'guarded/vendors/:vendorId' }),
  changedVendor: route({ ...ofVendor, method: 'PUT', path: 'guarded/vendors/:vendorId', body: VendorRequest }),
  operators: route({ ...rule, method: 'GET', path: 'guarded/operators', access: admins }),
};

@Controller()
class GuardedController {
  @Implements(guarded.user)
  async user(@Input() { user }: Call<typeof guarded.user>): Promise<{ caller: string }> {
    return { caller: user.userId };
  }

  @Implements(guarded.vendor)
  async vendor(@Input() { user }: Call<typeof guarded.vendor>): Promise<{ caller: string }> {
    return { caller: user.userId };
  }

  @Implements(guarded.changedVendor)
  async changedVendor(@Input() { user }: Call<typeof guarded.changedVendor>): Promise<{ caller: string }> {
    return { caller: user.userId };
  }

  @Implements(guarded.operators)
  async operators(@Input() { user }: Call<typeof guarded.operators>): Promise<{ caller: string }> {
    return { caller: user.userId };
  }
}

let environment: TestEnvironment;
let api: NestFastifyApplication;
let commands: CommandBus;

beforeAll(async () => {
  environment = await createTestEnvironment();
  const routes = new RoutingTable([
    { message: CodeAsked, consumer: 'identity.want-asked-code', queue: 'mail' },
    { message: OneTimeCodeWanted, consumer: 'identity.send-one-time-code', queue: 'mail' },
    { message: AccountNoticeWanted, consumer: 'identity.send-account-notice', queue: 'mail' },
    { message: DataExportWanted, consumer: 'identity.make-data-export', queue: 'reactions' },
    { message: DataExportMade, consumer: 'identity.mail-data-export', queue: 'mail' },
    { message: AccountClosed, consumer: 'identity.mail-account-closed', queue: 'mail' },
    { message: PersonErased, consumer: 'identity.erase-person', queue: 'reactions' },
  ]);
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule.with(Config.fromEnvironment(environment.variables)),
      DatabaseModule.forRoot([platformSchema, identitySchema], [new OutboxSubscriber(routes)], apiLimits),
      MessagesModule.forRoot(routes),
      CqrsModule.forRoot(),
      HttpModule,
      RateLimitModule,
      IdentityHttpModule,
    ],
    controllers: [GuardedController],
  }).compile();
  api = await module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: ['fatal'] }).init();
  commands = api.get(CommandBus);
});
afterAll(async () => {
  await api.close();
  await environment.dispose();
});

interface Person {
  id: string;
  /** Absent for a visitor. */
  token?: string;
}

async function aPerson(...roles: Role[]): Promise<Person> {
  const email = `${randomUUID()}@posy.example`;
  const registration = { email, firstName: 'Ada', lastName: 'Vale', phone: null, password, roles };
  const id = await commands.execute(new RegisterUser(registration));
  const outcome = await commands.execute(new SignIn(email, password));
  return { id, ...('signedIn' in outcome && { token: outcome.signedIn.authResult.AccessToken }) };
}

async function aVendorOf({ id: userId }: Person): Promise<string> {
  const id = randomUUID();
  const contact = { firstName: 'Ada', lastName: 'Vale', email: 'ada@posy.example', phone: null };
  await commands.execute(new RegisterVendor({ id, userId, businessName: 'Vale Blooms', ...contact }));
  return id;
}

async function statusFor({ token }: Partial<Person>, path: string, payload?: object): Promise<number> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const method = payload ? 'PUT' : 'GET';
  return (await api.inject({ method, url: `/api/guarded/${path}`, headers, payload })).statusCode;
}

describe('access rules', () => {
  it('admit the user, the owner of a vendor and admins, and nobody else [SYS-6]', async () => {
    const [ada, stranger, operator] = [await aPerson('Vendor'), await aPerson('Vendor'), await aPerson('Admin')];
    await aVendorOf(stranger);
    for (const path of [`users/${ada.id}`, `vendors/${await aVendorOf(ada)}`]) {
      const statuses = [ada, operator, stranger, {}].map((person) => statusFor(person, path));
      expect(await Promise.all(statuses)).toEqual([200, 200, 403, 401]);
    }
    const statuses = [operator, ada, {}].map((person) => statusFor(person, 'operators'));
    expect(await Promise.all(statuses)).toEqual([200, 403, 401]);
  });

  it('distinguish an unknown id from a malformed one', async () => {
    const ada = await aPerson();
    for (const kind of ['users', 'vendors']) {
      expect(await statusFor(ada, `${kind}/${randomUUID()}`)).toBe(404);
      expect(await statusFor(ada, `${kind}/7`)).toBe(400);
      expect(await statusFor({}, `${kind}/7`)).toBe(401);
    }
  });

  it('use the id in the path when the body contains another', async () => {
    const [ada, stranger] = [await aPerson('Vendor'), await aPerson('Vendor')];
    const [hers, other] = [await aVendorOf(ada), await aVendorOf(stranger)];
    expect(await statusFor(ada, `vendors/${hers}`, { vendorId: other })).toBe(200);
    expect(await statusFor(ada, `vendors/${other}`, { vendorId: hers })).toBe(403);
  });
});
