import { Scroller } from './scroller.tsx';

/** A difference as git shows it. */
export function Difference({ text }: { text: string }) {
  return (
    <Scroller label="The difference">
      <pre className="px-5 py-4 font-mono text-label leading-relaxed">
        {text.split('\n').map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines have nothing else to be known by, and never move.
          <span key={index} className={`block ${styleOf(line)}`}>
            {line === '' ? ' ' : line}
          </span>
        ))}
      </pre>
    </Scroller>
  );
}

function styleOf(line: string): string {
  if (line.startsWith('+++') || line.startsWith('---')) return 'text-ink-muted';
  if (line.startsWith('@@')) return 'text-ink-faint';
  if (line.startsWith('+')) return 'bg-success-ground text-success';
  return line.startsWith('-') ? 'bg-danger-ground text-danger' : '';
}
