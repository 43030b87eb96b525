import { Icon } from '../../primitives/icon.tsx';

export interface MarkProps {
  is: 'yes' | 'partly' | 'no';
  /** The tick of the column that is set apart has the colour of the record light. */
  emphasised: boolean;
}

/** A tick, a half circle or a dash: told apart by shape, not by hue. What it means is said in words beside it. */
export function Mark({ is, emphasised }: MarkProps) {
  if (is === 'yes')
    return <Icon name="check" className={`size-4 ${emphasised ? 'text-record' : ''}`} strokeWidth="1.75" />;
  if (is === 'no') return <Icon name="dash" className="size-4 text-ink-faint" />;
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 stroke-current" strokeWidth="1.25">
      <circle cx="8" cy="8" r="5.5" fill="none" />
      <path d="M8 2.5a5.5 5.5 0 0 0 0 11z" className="fill-current" />
    </svg>
  );
}
