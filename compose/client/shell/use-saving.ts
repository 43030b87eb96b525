import { useState } from 'react';
import type { Json } from '../../source/json.ts';
import { findAll } from '../checks/find-all.ts';
import type { Finding } from '../checks/findings.ts';
import { isDirty } from '../editor/editor.ts';
import type { Work } from '../editor/editor.ts';

/** A page as it was when somebody wanted it saved. */
export interface Asked {
  readonly file: string;
  readonly document: Json;
}

/** What there is to put right in it, which is asked about first. */
export interface SaveQuestion extends Asked {
  readonly warnings: readonly Finding[];
}

interface SavingParts {
  readonly work: Work | undefined;
  readonly attempt: (action: () => Promise<void>) => Promise<void>;
  readonly save: (asked: Asked) => Promise<void>;
  /** There is something to put right: somebody must say whether it is saved all the same. */
  readonly onQuestion: () => void;
}

/**
 * Saves what was looked through and nothing else: what is typed meanwhile, and a page that is opened meanwhile, is looked
 * through when it is saved itself.
 */
export function useSaving({ work, attempt, save, onQuestion }: SavingParts) {
  const [question, setQuestion] = useState<SaveQuestion>();
  const [looking, setLooking] = useState(0);
  const ask = (): void =>
    void attempt(async () => {
      if (!work || !isDirty(work)) return;
      const asked = { file: work.file, document: work.history.now };
      setLooking((count) => count + 1);
      // What was found a moment ago may be of another document.
      const warnings = await findAll(asked.file, asked.document).finally(() => setLooking((count) => count - 1));
      if (warnings.length === 0) return save(asked);
      setQuestion({ ...asked, warnings });
      onQuestion();
    });
  return {
    ask,
    question,
    isLooking: looking > 0,
    /** Saves what was asked about. */
    saveAllTheSame: (): void => void (question && save(question)),
  };
}
