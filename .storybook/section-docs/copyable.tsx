import { buttonStyles } from '@onset/design-system/primitives/button';
import { Icon } from '@onset/design-system/primitives/icon';
import { useCopy } from '../content/use-copy.ts';

interface CopyTextProps {
  text: string;
  /** What is copied, read out after the word. */
  what: string;
}

/** A button that copies a text, and says whether it did. */
export function CopyText({ text, what }: CopyTextProps) {
  const { outcome, copy } = useCopy();
  return (
    <button type="button" onClick={() => copy(text)} className={buttonStyles({ variant: 'outline', size: 'sm' })}>
      <Icon name={outcome === 'Copied' ? 'check' : 'copy'} />
      <output>{outcome || 'Copy'}</output>
      <span className="sr-only"> {what}</span>
    </button>
  );
}
