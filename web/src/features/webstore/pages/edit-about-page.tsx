import { useServices, useUser } from '../../../lib/services.js';
import { ownDraftQuery } from '../api.js';
import { AboutPage } from '../components/about-page.js';

/** The vendor's About page: the first webstore of whoever is signed in. */
export default function EditAboutPage() {
  const { api } = useServices();
  const userId = useUser()?.id ?? '';
  return <AboutPage key={userId} draftQuery={ownDraftQuery(api, userId)} />;
}
