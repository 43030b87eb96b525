import { act } from '../act.ts';
import { Icon } from '../../primitives/icon.tsx';

/** What the shortcut opened in the recorded application: a list of things to go to. */
export function Palette({ search, found }: { search: string; found: readonly [string, string] }) {
  return (
    <div
      {...act('pop', { after: 0.6, lasts: 0.5, scale: 0.94 })}
      className="absolute top-1/4 left-1/2 flex w-[24em] -translate-x-1/2 flex-col gap-[0.4em] rounded-[0.6em] border border-app-line bg-app-window p-[0.6em] shadow-window compact:top-[14%] compact:w-[19em]"
    >
      <span className="flex items-center gap-[0.6em] border-b border-app-line p-[0.5em] text-ink">
        <Icon name="search" className="text-ink-faint" />
        {search}
      </span>
      <span className="flex rounded-[0.4em] bg-app-track p-[0.5em] font-medium">{found[0]}</span>
      <span className="flex p-[0.5em] text-ink-muted compact:hidden">{found[1]}</span>
    </div>
  );
}
