import { brand } from '../brand.ts';
import { Icon } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { backdropClasses, Lights, MenuButton, PushButton, Stage, Switch } from './parts.tsx';
import { RecordedWindow } from './recorded-window.tsx';

/** Page of a shared video as its viewers see it, and the settings of its owner. */
export function SharePage() {
  return (
    <Stage roomy={[64, 36]} compact={[34, 18]} ground="desk">
      <div className="absolute inset-[7%_6%_0] flex flex-col overflow-hidden rounded-t-[0.9em] border border-b-0 border-app-line bg-app-window shadow-window compact:inset-[5%_5%_0]">
        <div className="flex h-[3.4em] shrink-0 items-center gap-[1.2em] border-b border-app-line px-[1.2em]">
          <Lights />
          <span className="mx-auto flex w-1/2 items-center justify-center gap-[0.5em] rounded-[0.45em] bg-app-track px-[0.8em] py-[0.3em] text-ink-muted">
            <Icon name="lock" className="text-[0.85em]" />
            <span>{PAGE_URL}</span>
          </span>
          <Icon name="refresh" className="text-ink-faint" />
        </div>
        <div className="flex grow flex-col gap-[1em] px-[2.2em] pt-[1.7em] compact:p-[1em]">
          <Video />
          <div className="flex w-1/2 flex-col gap-[0.3em] compact:hidden">
            <span className="text-[1.7em] leading-[1.4] font-strong">Where your voucher goes</span>
            <span className="font-mono text-[0.92em] text-ink-muted">0:28 · 18 Nov 2026</span>
            <span className="mt-[0.6em] text-ink-muted">Enter the code and click Apply: the total changes.</span>
          </div>
        </div>
      </div>
      <SharePanel />
    </Stage>
  );
}

/** Video on the page, with the controls of its player. */
function Video() {
  return (
    <div
      className={`relative aspect-16/9 w-[min(100%,94cqb)] compact:w-[min(78%,120cqb)] overflow-hidden rounded-[0.6em] ${backdropClasses.shop}`}
    >
      <RecordedWindow app="shop" className="top-[9%] left-[7%] aspect-16/10 w-[86%]" />
      <div className="absolute inset-x-[0.6em] bottom-[0.6em] flex items-center gap-[0.8em] rounded-[0.5em] bg-[oklch(0.22_0.02_258)] px-[1em] py-[0.5em] font-mono text-[0.92em] leading-none text-[oklch(0.97_0.008_255)]">
        <Icon name="play" />
        0:12
        <span className="h-[0.3em] grow overflow-hidden rounded-full bg-ink-muted">
          <span {...act('fill', { style: { width: '43%' } })} className="block h-full origin-left bg-record" />
        </span>
        0:28
      </div>
    </div>
  );
}

/** URL of the page, also shown in the panel. */
const PAGE_URL = `${brand.slug}.example/s/k7f2m`;

/** Settings of the owner: viewers, expiry, and whether it is shared. */
function SharePanel() {
  return (
    <div
      {...act('enter', { durationSeconds: 0.7, from: '4em' })}
      className="absolute right-[3%] bottom-[8%] flex w-[20em] flex-col gap-[0.8em] rounded-[0.9em] border border-app-line bg-app-window p-[1.2em] text-ink-muted shadow-window compact:w-[18em] compact:gap-[0.6em] compact:p-[1em]"
    >
      <span className="font-strong text-ink">Shared</span>
      <span className="flex items-center justify-between gap-[0.5em] rounded-[0.45em] bg-app-track p-[0.3em] ps-[0.8em]">
        <span>{PAGE_URL}</span>
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
