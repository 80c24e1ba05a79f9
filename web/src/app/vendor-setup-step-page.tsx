import { useQuery } from '@tanstack/react-query';
import { ownWebstoresQuery } from '../features/webstore/api.js';
import { useServices, useUser } from '../lib/services.js';
import { useVendorPlan } from '../lib/vendor-plan.js';
import { plainPage } from './plain-page.js';

const Explanation = plainPage('vendorNewSetupStep');

/**
 * Explains the setup, and meanwhile loads the plan and the webstore: guards redirect vendors who have bought a plan to the
 * step that is missing (ID-98).
 */
export default function VendorSetupStepPage() {
  const { api } = useServices();
  const user = useUser();
  useVendorPlan();
  useQuery({ ...ownWebstoresQuery(api, user?.id ?? ''), enabled: user !== null });
  return <Explanation />;
}
