import type { ReactNode } from 'react';

const backdrops = [
  'bg-linear-135 from-backdrop-from to-backdrop-to',
  'bg-clip-screen',
  'bg-clip-camera',
  'bg-clip-sound',
  'bg-app-track',
];

/** The settings of what is selected: a zoom, the cursor, the ground behind the recording. */
export function Inspector({ scale }: { scale: number }) {
  return (
    <div
      aria-hidden="true"
      className="flex flex-col justify-between gap-[1.2em] border-s border-app-line bg-app-panel p-[1.5em] text-ink-muted"
    >
      <Group title="Zoom">
        <Slider label="Amount" value={`${scale.toFixed(1)}×`} at={(scale - 1) / 1.6} accent />
        <Slider label="Ease" value="0.6 s" at={0.42} />
      </Group>
      <Group title="Cursor">
        <Slider label="Smooth" value="80 %" at={0.8} />
        <Slider label="Size" value="1.5×" at={0.34} />
        <Switch label="Hide when still" />
      </Group>
      <Group title="Backdrop">
        <div className="flex gap-[0.7em]">
          {backdrops.map((looks, index) => (
            <span
              key={looks}
              className={`size-[2.1em] rounded-[0.5em] ${looks} ${index === 0 ? 'outline-[0.15em] outline-offset-[0.15em] outline-ink' : ''}`}
            />
          ))}
        </div>
        <Slider label="Padding" value="7 %" at={0.3} />
      </Group>
      <Group title="Camera">
        <Switch label="Remove background" on />
        <Slider label="Size" value="15 %" at={0.45} />
      </Group>
      <Group title="Sound">
        <Switch label="Reduce noise" on />
        <Slider label="Level" value="−14" at={0.66} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-[0.8em]">
      <span className="font-strong text-ink">{title}</span>
      {children}
    </div>
  );
}

function Slider({ label, value, at, accent = false }: { label: string; value: string; at: number; accent?: boolean }) {
  return (
    <div className="grid grid-cols-[4.6em_1fr_3em] items-center gap-[0.7em]">
      <span>{label}</span>
      <span className="relative h-[0.28em] rounded-full bg-app-line">
        <span
          className={`absolute inset-y-0 start-0 rounded-full ${accent ? 'bg-record' : 'bg-ink-muted'}`}
          style={{ inlineSize: `${Math.round(at * 100)}%` }}
        />
        <span
          className="absolute top-1/2 size-[0.95em] -translate-1/2 rounded-full border border-app-line bg-app-window shadow-card"
          style={{ insetInlineStart: `${Math.round(at * 100)}%` }}
        />
      </span>
      <span className="text-end font-mono text-[0.92em] text-ink">{value}</span>
    </div>
  );
}

function Switch({ label, on = false }: { label: string; on?: boolean }) {
  return (
    <div className="flex items-center justify-between">
      <span>{label}</span>
      <span
        className={`flex h-[1.3em] w-[2.3em] rounded-full p-[0.15em] ${on ? 'justify-end bg-ink-fill' : 'bg-app-line'}`}
      >
        <span className="aspect-square h-full rounded-full bg-app-window" />
      </span>
    </div>
  );
}
