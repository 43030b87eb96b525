import { useEffect, useRef, useState } from 'react';
import { wordButton } from './control-styles.tsx';
import { LinkBox } from './link-box.tsx';
import { useTargets } from './use-targets.ts';

interface LinkAddressProps {
  readonly label: string;
  readonly onSet: (href: string) => void;
  readonly onCancel: () => void;
}

/** Asks where a link leads, below the text that it is to be a part of. */
export function LinkAddress({ label, onSet, onCancel }: LinkAddressProps) {
  const [href, setHref] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const offersFor = useTargets();
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const set = (): void => {
    if (href.trim() !== '') onSet(href.trim());
  };
  return (
    <div ref={box} className="mt-1 flex items-start gap-1.5">
      <div className="min-w-0 grow">
        <LinkBox
          aria-label={label}
          placeholder="/pricing or https://"
          value={href}
          onChange={setHref}
          offersFor={offersFor}
          onKeyDown={(event) => {
            if (event.key === 'Enter') set();
            else if (event.key === 'Escape') onCancel();
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
      </div>
      <button type="button" className={`${wordButton} min-h-8`} aria-disabled={href.trim() === ''} onClick={set}>
        Set
      </button>
      <button type="button" className={`${wordButton} min-h-8`} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
