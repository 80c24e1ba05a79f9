import { use, useEffect, useRef } from 'react';
import { useChangeFavorites, useFavorites } from '../lib/favorites.js';
import { ProblemError } from '../lib/problem-error.js';
import { favorites as texts } from '../texts/favorites.js';
import { HeartButton } from '../ui/heart-button.js';
import { KeptContext } from './join-context.js';

interface FavoriteHeartProps {
  webstoreId: string;
  /** The name of the business. */
  name: string;
  /** Position over a picture: it appears later than the page, without a layout shift. */
  className: string;
}

/** Adds a vendor to the favorites or removes it; shown once the favorites are loaded. */
export default function FavoriteHeart({ webstoreId, name, className }: FavoriteHeartProps) {
  const { favorites } = useFavorites();
  const change = useChangeFavorites();
  const button = useRef<HTMLButtonElement>(null);
  const { id: kept, taken } = use(KeptContext);
  const takesFocus = kept === webstoreId && favorites !== undefined;
  useEffect(() => {
    if (!takesFocus) return;
    button.current?.focus({ preventScroll: true });
    taken();
  }, [takesFocus, taken]);
  if (!favorites) return null;
  const isFavorite = favorites.includes(webstoreId);
  return (
    <HeartButton
      className={className}
      label={texts.save(name)}
      isPressed={isFavorite}
      ref={button}
      onPress={() => change.mutate({ ids: [webstoreId], isFavorite: !isFavorite })}
      problem={change.error ? problemOf(change.error) : undefined}
    />
  );
}

const problemOf = (error: Error) =>
  error instanceof ProblemError && error.fields['props.favorites'] ? texts.full : error.message;
