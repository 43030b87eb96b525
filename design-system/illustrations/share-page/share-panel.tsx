import { act } from '../act.ts';
import { Icon } from '../../primitives/icon.tsx';
import { LINK } from './link.ts';
import { MenuButton, PushButton, Switch } from '../parts/index.ts';

/** What the sender decides: who may see the film, until when, and whether it is there at all. */
export function SharePanel() {
  return (
    <div
      {...act('enter', { lasts: 0.7, from: '4em' })}
      className="absolute right-[3%] bottom-[8%] flex w-[20em] flex-col gap-[0.8em] rounded-[0.9em] border border-app-line bg-app-window p-[1.2em] text-ink-muted shadow-window compact:w-[19em]"
    >
      <span className="font-strong text-ink">Shared</span>
      <span className="flex items-center justify-between gap-[0.5em] rounded-[0.45em] bg-app-track p-[0.3em] ps-[0.8em]">
        <span>{LINK}</span>
        <PushButton fill="ink">
          <Icon name="copy" />
        </PushButton>
      </span>
      <Switch label="Password" on />
      <span className="rounded-[0.45em] border border-app-line px-[0.8em] py-[0.3em] text-ink compact:hidden">
        ••••••••
      </span>
      <span className="flex items-center justify-between">
        Expires
        <MenuButton className="text-ink">2 December</MenuButton>
      </span>
      <span className="flex items-center justify-between border-t border-app-line pt-[0.8em] compact:hidden">
        28 s, 42 MB
        <PushButton fill="plain">Delete</PushButton>
      </span>
    </div>
  );
}
