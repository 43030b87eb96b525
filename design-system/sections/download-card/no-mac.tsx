import { HandOff } from '../hand-off.tsx';
import type { DownloadCardContent } from './download-card.schema.ts';

/** For a visitor without a Mac, who cannot use the file: takes the address to one. */
export function NoMac({ lead, ...handOff }: NonNullable<DownloadCardContent['handOff']>) {
  return (
    <div hidden data-hand-off-area className="w-full border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="text-ink-muted">{lead}</p>
        <HandOff {...handOff} size="sm" />
      </div>
    </div>
  );
}
