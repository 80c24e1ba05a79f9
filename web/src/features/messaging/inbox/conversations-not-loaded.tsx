import { messaging } from '../../../texts/messaging.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';

interface ConversationsNotLoadedProps {
  /** Number of rows of the skeleton. */
  rows: number;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Takes the place of conversations on another page while they load, or when they could not be loaded. */
export function ConversationsNotLoaded({ rows, isError, isFetching, refetch }: ConversationsNotLoadedProps) {
  if (isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{messaging.failed.title}</p>
        <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
          {site.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{site.loading}</span>
      {Array.from({ length: rows }, (_, nth) => (
        <Skeleton key={nth} className="h-12 rounded-input" />
      ))}
    </div>
  );
}
