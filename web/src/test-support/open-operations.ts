import { billingAdminRoutes } from '#contracts/billing/admin-billing.routes.js';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import type { FakeApi } from './fake-api.js';
import { FakeWebSocket } from './fake-web-socket.js';
import { operator, searchIndex } from './operations-examples.js';
import { billingState } from './billing-examples.js';
import { overview } from './overview-examples.js';
import { anApi, renderApp } from './render-app.js';

/** A fake api for operators without any troubles by default. */
export const anOperatorsApi = (
  answer: () => OverviewView | Promise<OverviewView> = () => overview(Date.now()),
): FakeApi =>
  anApi()
    .answer(operationsRoutes.overview, answer)
    .answer(billingAdminRoutes.state, () => billingState(Date.now()))
    .answer(operationsRoutes.index, () => searchIndex());

/** Opens an operators' page with the socket connected and identified. */
export function openOperations(path: string, api = anOperatorsApi()) {
  const page = renderApp({ path, user: operator, api });
  return { ...page, socket: () => FakeWebSocket.newest };
}
