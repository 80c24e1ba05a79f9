import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';

/** The landing page under the name that other sites may have for it. */
export default function HomePage() {
  return <Navigate to={pagePaths.landing} replace />;
}
