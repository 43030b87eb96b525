import { Icon } from '@onset/design-system/primitives/icon';
import { useState } from 'react';

/** Renders the name of an illustration or a color, as content and code use it, in a button that copies the name. */
export function NameToCopy({ name, className = '' }: { name: string; className?: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      onClick={() => void navigator.clipboard.writeText(name).then(() => setCopied(true))}
      className={`timecode inline-flex min-h-6 items-center gap-2 justify-self-start text-start wrap-anywhere text-ink-muted hover:text-ink ${className}`}
    >
      {name}
      <Icon name={isCopied ? 'check' : 'copy'} className="size-4 text-ink-faint" />
      <span className="sr-only">{isCopied ? '(copied)' : '(copy)'}</span>
    </button>
  );
}
