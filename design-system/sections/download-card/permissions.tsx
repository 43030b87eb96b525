import { Icon } from '../../primitives/icon.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { DownloadCardContent } from './download-card.schema.ts';

export interface PermissionsProps {
  permissions: NonNullable<DownloadCardContent['permissions']>;
}

/** What the system will ask to be allowed, each with what it is for. */
export function Permissions({ permissions }: PermissionsProps) {
  return (
    <ul className="grid gap-x-6 gap-y-8 @md:grid-cols-2">
      {permissions.map(({ icon, name, reason }) => (
        <li key={name} className="flex flex-col gap-2">
          <Icon name={icon} className="size-6 text-ink-muted" />
          <p className="pt-1 font-medium">{name}</p>
          <p className="max-w-line text-ink-muted">
            <RichText source={reason} />
          </p>
        </li>
      ))}
    </ul>
  );
}
