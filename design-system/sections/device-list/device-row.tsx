import { useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';

/** A Mac with a licence. */
export interface Device {
  id: string;
  /** What its owner calls it. */
  name: string;
  /** When it was added, in words, because a time makes no sense without the reader's clock: "3 weeks ago". */
  added: string;
  /** When the app on it last asked for its licence, in words. */
  lastSeen: string;
}

interface DeviceRowProps {
  device: Device;
  words: { removeLabel: string; keepLabel: string; questionText: string };
  /** Whether it is being asked if this one is meant. */
  asking: boolean;
  pending: boolean;
  onAsk: (asking: boolean) => void;
  onRemove: () => void;
}

/** One Mac, and the button that removes it: what that means is said first, and it takes a second press. */
export function DeviceRow({ device, words, asking, pending, onAsk, onRemove }: DeviceRowProps) {
  const { name, added, lastSeen } = device;
  const question = useId();
  const { keep, remove } = useQuestionFocus(asking);
  return (
    <li data-slot="device" className="flex flex-col gap-3 border-b border-line py-4 @lg:first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-[10rem] flex-col gap-1">
          <p className="font-medium text-ink">
            <bdi>{name}</bdi>
          </p>
          <p className="flex flex-wrap gap-x-4 text-small text-ink-muted">
            <span>Last seen {lastSeen}</span>
            <span>Added {added}</span>
          </p>
        </div>
        {!asking && (
          <Button ref={remove} variant="outline" size="sm" pending={pending} onClick={() => onAsk(true)}>
            {words.removeLabel}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </div>
      {asking && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is no part of a form.
          role="group"
          aria-labelledby={question}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-s-2 border-danger ps-4"
        >
          <p id={question} className="min-w-0 text-small">
            <span className="font-medium text-ink">
              Remove <bdi>{name}</bdi>?
            </span>{' '}
            <span className="text-ink-muted">{words.questionText}</span>
          </p>
          <div className="flex gap-3">
            <Button ref={keep} variant="outline" size="sm" onClick={() => onAsk(false)}>
              {words.keepLabel}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <Button variant="danger" size="sm" pending={pending} onClick={onRemove}>
              {words.removeLabel}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

/** The pressed button goes when the question comes, and the question when it is answered: the focus goes along. */
function useQuestionFocus(asking: boolean) {
  const keep = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const asked = useRef(asking);
  useEffect(() => {
    if (asked.current === asking) return;
    asked.current = asking;
    (asking ? keep : remove).current?.focus();
  }, [asking]);
  return { keep, remove };
}

/** The place of a Mac that is not known yet. */
export function DevicePlaceholder() {
  return (
    <li className="flex flex-col gap-3 border-b border-line py-5 @lg:first:pt-1">
      <span className="h-4 w-2/5 rounded-xs bg-line" />
      <span className="h-3 w-3/5 rounded-xs bg-hover" />
    </li>
  );
}
