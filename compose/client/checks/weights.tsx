import type { Checks } from '../../protocol/protocol.ts';
import { formatKilobytes } from './findings.ts';

/** What the page weighs beside what it may weigh. */
export function Weights({ weight }: { weight: Checks['weight'] }) {
  const { html, css, documentLimit, scripts, initialScriptLimit, totalScriptLimit } = weight;
  return (
    <section aria-label="Size" className="flex flex-col gap-3">
      <h2 className="text-label font-medium text-ink-muted">Compressed size</h2>
      <Weight
        label={css === undefined ? 'HTML' : `HTML ${formatKilobytes(html)}, styles ${formatKilobytes(css)}`}
        bytes={html + (css ?? 0)}
        limit={documentLimit}
      />
      {scripts && <Weight label="Scripts before interaction" bytes={scripts.initial} limit={initialScriptLimit} />}
      {scripts && <Weight label="All scripts" bytes={scripts.total} limit={totalScriptLimit} />}
      <p className="text-label text-ink-muted">
        {scripts ? 'Styles and scripts of the last build.' : 'To see styles and scripts, run npm run build.'}
      </p>
    </section>
  );
}

function Weight({ label, bytes, limit }: { label: string; bytes: number; limit: number }) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex justify-between gap-3 text-label">
        <span>{label}</span>
        <span className={bytes > limit ? 'font-medium text-danger' : 'text-ink-muted'}>
          {formatKilobytes(bytes)} of {formatKilobytes(limit)}
        </span>
      </div>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-sunken">
        <div
          className={`h-full rounded-full ${bytes > limit ? 'bg-danger' : 'bg-success'}`}
          style={{ inlineSize: `${Math.min(100, (bytes / limit) * 100)}%` }}
        />
      </div>
    </div>
  );
}
