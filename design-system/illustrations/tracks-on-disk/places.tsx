import { Icon } from '../../primitives/icon.tsx';
import type { IconName } from '../../primitives/icon.tsx';

const places: readonly (readonly [IconName, string])[] = [
  ['clock', 'Recents'],
  ['screen', 'Desktop'],
  ['film', 'Movies'],
  ['download', 'Downloads'],
  ['disk', 'Backup'],
];

/** The sidebar of a Finder window, where there is room for it. */
export function Places() {
  return (
    <div className="flex w-[12em] flex-col gap-[0.3em] border-e border-app-line bg-app-panel p-[0.8em] text-ink-muted compact:hidden">
      {places.map(([icon, name]) => (
        <span
          key={name}
          className={`flex items-center gap-[0.7em] rounded-[0.45em] px-[0.8em] py-[0.3em] ${name === 'Movies' ? 'bg-app-track text-ink' : ''}`}
        >
          <Icon name={icon} />
          {name}
        </span>
      ))}
    </div>
  );
}
