import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { inAppPath } from '../base/in-app-link.js';

/** Follows links that are not components of the router, such as those in texts of vendors and in menus (WEB-8). */
export function useInAppLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const path = inAppPath(click, new URL(window.location.href));
      if (path === undefined) return;
      click.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
