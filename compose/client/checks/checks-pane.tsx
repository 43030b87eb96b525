import type { Checks } from '../../protocol/protocol.ts';
import type { Finding } from './findings.ts';
import { HeadPreview } from './head-preview.tsx';
import { Weights } from './weights.tsx';

interface ChecksPaneProps {
  findings: readonly Finding[];
  checks: Checks | undefined;
  /** Whether axe has looked at the page yet. */
  isLookedAt: boolean;
  onGo: (finding: Finding) => void;
}

const GROUPS = [
  { kind: 'build', words: 'Fails the build' },
  { kind: 'test', words: 'Fails a test' },
  { kind: 'unfinished', words: 'Not filled in yet' },
  { kind: 'shown', words: 'In the current view' },
] as const;

/** What there is to put right, and what the page is like: its headings, how others show it, what it weighs. */
export function ChecksPane({ findings, checks, isLookedAt, onGo }: ChecksPaneProps) {
  return (
    <div className="flex flex-col gap-6 px-4 py-4">
      <p className="flex items-center gap-2 text-small">
        <span
          aria-hidden="true"
          className={`size-2 rounded-full ${findings.length > 0 ? 'bg-danger' : checks ? 'bg-success' : 'bg-ink-faint'}`}
        />
        {findings.length === 0 && (checks ? 'No problems' : 'Not checked yet')}
        {findings.length > 0 && `${findings.length} to put right`}
        {!isLookedAt && <span className="text-ink-muted">; axe has not looked yet</span>}
      </p>
      {GROUPS.map(({ kind, words }) => {
        const members = findings.filter((finding) => finding.kind === kind);
        if (members.length === 0) return null;
        return (
          <section key={kind} aria-label={words} className="flex flex-col gap-1">
            <h2 className="text-label font-medium text-danger">{words}</h2>
            <ul className="flex flex-col">
              {members.map((finding, index) => (
                <li key={`${finding.place} ${finding.text} ${index}`} className="border-b border-line last:border-b-0">
                  <FindingEntry finding={finding} onGo={onGo} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {checks && (
        <>
          <section aria-label="Headings" className="flex flex-col gap-2">
            <h2 className="text-label font-medium text-ink-muted">Headings</h2>
            <ol className="flex flex-col gap-1 text-small">
              {checks.headings.map(({ level, text }, index) => (
                <li
                  key={`${index} ${text}`}
                  className="flex gap-2"
                  style={{ paddingInlineStart: `${(level - 1) * 0.75}rem` }}
                >
                  <span className="timecode shrink-0 text-ink-faint">h{level}</span>
                  <span className="min-w-0">{text}</span>
                </li>
              ))}
            </ol>
          </section>
          <HeadPreview head={checks.head} />
          <Weights weight={checks.weight} />
        </>
      )}
    </div>
  );
}

function FindingEntry({ finding, onGo }: { finding: Finding; onGo: (finding: Finding) => void }) {
  const words = (
    <>
      <span className="block text-label text-ink-muted">{finding.place || 'The page'}</span>
      <span className="block text-small wrap-anywhere">{finding.text}</span>
    </>
  );
  if (!finding.path) return <span className="block py-2">{words}</span>;
  return (
    <button
      type="button"
      onClick={() => onGo(finding)}
      className="block w-full cursor-pointer rounded-xs py-2 text-start hover:bg-hover"
    >
      {words}
    </button>
  );
}
