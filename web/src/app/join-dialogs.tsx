import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import ChooseSideModal, { type Side } from '../features/identity/components/choose-side-modal.js';
import SignInModal from '../features/identity/components/sign-in-modal.js';
import { useChangeFavorites } from '../lib/favorites.js';
import { isEventUser } from '../lib/is-event-user.js';
import { useServices } from '../lib/services.js';
import { siteSettings } from '../base/site-settings.js';
import { site } from '../texts/site.js';
import type { JoinRequest } from '../shell/join-context.js';

interface JoinDialogsProps {
  request: JoinRequest;
  onKept: (webstoreId: string) => void;
  onClose: () => void;
}

/**
 * Asks whether the visitor is a couple or a vendor, unless a vendor is to be saved; then redirects: vendors have
 * separate pages; couples go to the quiz or the planner if these are configured (WEB-15), and otherwise sign up on a
 * page or log in right here.
 */
export default function JoinDialogs({ request, onKept, onClose }: JoinDialogsProps) {
  const navigate = useNavigate();
  const { session } = useServices();
  const change = useChangeFavorites();
  const { purpose, keep } = request;
  // Only couples save vendors: there is nothing to choose.
  const [isSigningIn, setSigningIn] = useState(keep !== undefined);
  const leave = (path: string) => {
    onClose();
    void navigate(path);
  };
  const choose = (side: Side) => {
    if (side === 'vendor') return leave(purpose === 'signUp' ? pagePaths.vendorSignUp : pagePaths.vendorLogin);
    const elsewhere = purpose === 'signUp' ? siteSettings.links.visionQuiz : siteSettings.links.planner;
    if (elsewhere !== undefined) return window.location.assign(elsewhere);
    if (purpose === 'signUp') return leave(pagePaths.signUp);
    setSigningIn(true);
  };
  const keepFavorite = () => {
    if (keep === undefined || !isEventUser(session.user())) return;
    change.mutate({ ids: [keep.id], isFavorite: true });
    onKept(keep.id);
  };
  return isSigningIn ? (
    <SignInModal
      isOpen
      onClose={onClose}
      onSignedIn={keepFavorite}
      {...(keep && { title: site.signInToKeep(keep.name), keep: keep.id })}
    />
  ) : (
    <ChooseSideModal purpose={purpose} isOpen onClose={onClose} onChoose={choose} />
  );
}
