import { useState } from 'react';

/** Copies a text, and for two seconds says what came of it. */
export function useCopy(): { outcome: string; copy: (text: string) => void } {
  const [outcome, setOutcome] = useState('');
  const say = async (text: string): Promise<void> => {
    setOutcome(await navigator.clipboard.writeText(text).then(isDone, isRefused));
    setTimeout(() => setOutcome(''), 2000);
  };
  return { outcome, copy: (text) => void say(text) };
}

const isDone = (): string => 'Copied';
const isRefused = (): string => 'Not allowed';
