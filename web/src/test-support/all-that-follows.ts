import { act } from '@testing-library/react';

/** Lets everything happen that is due by now, such as the timer by which a page learns of an answer. */
export const allThatFollows = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
