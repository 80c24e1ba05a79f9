import { useParams } from 'react-router-dom';
import { useServices } from '../../../lib/services.js';
import { draftQuery } from '../api.js';
import { AboutPage } from '../components/about-page.js';

/** The About page of any webstore, for operators (ID-107). */
export default function AdminEditAboutPage() {
  const { api } = useServices();
  const { webstoreId = '' } = useParams();
  return <AboutPage key={webstoreId} draftQuery={draftQuery(api, webstoreId)} />;
}
