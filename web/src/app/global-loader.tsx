import { useEffect, useState } from 'react';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useNavigation } from 'react-router-dom';
import { shell } from '../texts/shell.js';
import { LoadingBar } from '../ui/loading-bar.js';

/** Milliseconds before a pending operation is shown, and the interval of the checks (WEB-25). */
const appearsAfter = 400;
const checkedEvery = 100;

/** Shows that a response, or the code of a page, takes long. */
export function GlobalLoader() {
  const isLoading = useNavigation().state !== 'idle';
  const isPending = useIsFetching() + useIsMutating() > 0 || isLoading;
  return isPending && <AfterAWhile />;
}

function AfterAWhile() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(() => setLong(performance.now() - since >= appearsAfter), checkedEvery);
    return () => clearInterval(timer);
  }, []);
  return isLong && <LoadingBar label={shell.waiting} />;
}
