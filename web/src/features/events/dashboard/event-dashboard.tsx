import { useState, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { stillLookedFor } from '#contracts/events/event-vendors.js';
import type { EventView } from '#contracts/events/events.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { eventProfileQuery } from '../../../lib/event-profile.js';
import { useFavorites } from '../../../lib/favorites.js';
import { useServices, useUser } from '../../../lib/services.js';
import { eventDashboard, eventSetup } from '../../../texts/events.js';
import { site } from '../../../texts/site.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { BookedVendors } from './booked-vendors.js';
import { EventFacts } from './event-facts.js';
import { EventHero } from './event-hero.js';
import { favoriteCardsQuery, pilesOf } from './favorite-piles-query.js';
import { FavoritePiles } from './favorite-piles.js';
import { Suggestions, type ListingCard } from './suggestions.js';
import { VisitorDashboard } from './visitor-dashboard.js';

/** Parts of the dashboard that come from other features. */
interface DashboardParts {
  Card: ListingCard;
  /** The newest conversations. */
  Messages: ComponentType;
}

/** A couple's day: what is left until it, what is known, saved and still to be found (OP-87). */
export function EventDashboard(parts: DashboardParts) {
  const user = useUser();
  return user ? <OwnDashboard userId={user.id} {...parts} /> : <VisitorDashboard />;
}

function OwnDashboard({ userId, Card, Messages }: DashboardParts & { userId: string }) {
  const { api } = useServices();
  const { data: profile, isError, isFetching, refetch } = useQuery(eventProfileQuery(api, userId));
  if (!profile) {
    return (
      <div className="wrap py-8">
        <h1 className="sr-only">{eventDashboard.title}</h1>
        {isError ? (
          <LoadFailed {...eventSetup.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <OnItsWay />
        )}
      </div>
    );
  }
  const { event, eventUser } = profile;
  // Without an event the setup follows (ID-101).
  if (!event) return <Navigate to={pagePaths.eventSetup} replace />;
  return (
    <div className="wrap pt-4 pb-20 desk:pt-8">
      <EventHero event={event} firstName={eventUser?.firstName ?? ''} />
      <EventFacts event={event} />
      <div className="mt-10">
        <Vendors event={event} Card={Card} Messages={Messages} />
      </div>
    </div>
  );
}

/** Favorites and suggestions: both follow from what is looked for. */
function Vendors({ event, Card, Messages }: DashboardParts & { event: EventView }) {
  const { favorites, isError, isFetching, refetch } = useFavorites();
  if (favorites) return <SavedAndSuggested event={event} favorites={favorites} Card={Card} Messages={Messages} />;
  if (!isError) return <Skeleton className="h-64 rounded-card" />;
  return <LoadFailed {...eventDashboard.favorites.failed} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

interface SavedAndSuggestedProps extends DashboardParts {
  event: EventView;
  favorites: readonly string[];
}

function SavedAndSuggested({ event, favorites, Card, Messages }: SavedAndSuggestedProps) {
  const { api } = useServices();
  // Pressing a heart here causes no layout shift.
  const [opened] = useState(favorites);
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const { data: cards, isError, isFetching, refetch } = useQuery(favoriteCardsQuery(api, opened));
  if (!cards) {
    if (!isError) return <Skeleton className="h-64 rounded-card" />;
    return <LoadFailed {...eventDashboard.favorites.failed} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const lookedFor = stillLookedFor(event.eventVendors);
  const piles = pilesOf(cards, lookedFor, categories);
  const missing = piles.filter(({ listings }) => listings.length === 0).map(({ category }) => category);
  return (
    <>
      <div className="grid gap-x-14 gap-y-14 grid-cols-1 wide:grid-cols-[minmax(0,1fr)_24rem]">
        <FavoritePiles event={event} piles={piles} all={cards.length} />
        <Messages />
      </div>
      <BookedVendors event={event} saved={cards} categories={categories} />
      <Suggestions event={event} missing={missing} favorites={opened} Card={Card} />
    </>
  );
}

const OnItsWay = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">{site.loading}</span>
    <Skeleton className="h-100 rounded-card" />
    <Skeleton className="h-16 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </div>
);
