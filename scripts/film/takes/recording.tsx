import { Cursor } from '@onset/design-system/illustrations/cursor';
import { MenuBar } from '@onset/design-system/illustrations/parts';
import { Person } from '@onset/design-system/illustrations/person';
import { Room } from '@onset/design-system/illustrations/room';
import { AppBox } from './app-box.tsx';
import { RECORDED_BOX, shakyCursorAt } from './take.ts';
import type { Take } from './take.ts';

/** The recorded display at a moment: a small window on a desktop, an unsteady cursor, and the room behind the person. */
export function Recording({ take: { app, cursor, camera }, at }: { take: Take; at: number }) {
  const { x, y } = shakyCursorAt(cursor, at);
  return (
    <div className="relative size-full overflow-hidden bg-[light-dark(oklch(0.66_0.035_250),oklch(0.29_0.03_255))] text-ink">
      <div className="text-[15px]">
        <MenuBar />
      </div>
      <div className="absolute right-8 grid gap-8 text-[13px]" style={{ top: 64, color: 'white' }}>
        {['Invoices', 'Trip 2026', 'untitled 3'].map((name) => (
          <span key={name} className="grid justify-items-center gap-1.5">
            <span className="rounded-xs border border-app-line bg-app-window" style={{ width: 42, height: 52 }} />
            {name}
          </span>
        ))}
      </div>
      <AppBox {...RECORDED_BOX}>
        {app(at)}
        <span className="absolute" style={{ left: `${x}%`, top: `${y}%`, fontSize: 11 }}>
          <Cursor />
        </span>
      </AppBox>
      {camera && (
        <div
          className="absolute right-6 bottom-6 overflow-hidden border border-app-line"
          style={{ width: 184, height: 184 }}
        >
          <Room className="absolute inset-0 size-full" />
          <Person look={camera.look} closeUp className="absolute inset-0 size-full" />
        </div>
      )}
    </div>
  );
}
