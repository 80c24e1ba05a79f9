import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';

/** The landing page at an alternative path that other sites may link to. */
export default function HomePage() {
  return <Navigate to={pagePaths.landing} replace />;
}
