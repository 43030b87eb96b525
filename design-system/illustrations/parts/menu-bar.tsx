import { Icon } from '../../primitives/icon.tsx';

/** The menu bar of the drawn Mac, edge to edge: the app in front, and the time. */
export function MenuBar() {
  return (
    <div className="flex h-[1.9em] items-center gap-[1.2em] bg-app-panel px-[1em] text-[0.85em] whitespace-nowrap">
      <span className="size-[0.75em] rounded-full bg-record" />
      <span className="font-strong">Onset</span>
      {['File', 'Edit', 'Record', 'View', 'Window'].map((menu) => (
        <span key={menu} className="compact:nth-[n+5]:hidden">
          {menu}
        </span>
      ))}
      <Icon name="camera" className="ms-auto" />
      <Icon name="search" />
      <span className="font-mono">Wed 18 Nov 09:41</span>
    </div>
  );
}
