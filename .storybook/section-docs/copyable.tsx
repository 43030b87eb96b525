import { buttonStyles } from '@onset/design-system/primitives/button';
import { Icon } from '@onset/design-system/primitives/icon';
import { useState } from 'react';

interface CopyTextProps {
  text: string;
  /** What is copied, read out after the word. */
  what: string;
}

/** Button that copies a text and shows the outcome for two seconds. */
export function CopyText({ text, what }: CopyTextProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    setOutcome(
      await navigator.clipboard.writeText(text).then(
        () => 'Copied',
        () => 'Couldn’t copy',
      ),
    );
    setTimeout(() => setOutcome(''), 2000);
  };
  return (
    <button type="button" onClick={() => void copy()} className={buttonStyles({ variant: 'outline', size: 'sm' })}>
      <Icon name={outcome === 'Copied' ? 'check' : 'copy'} />
      <output>{outcome || 'Copy'}</output>
      <span className="sr-only"> {what}</span>
    </button>
  );
}
