import { videos } from './exported-videos.tsx';

/**
 * Parts of the looping animation on top of the video: a circle that marks the click, and the exported videos in three
 * aspect ratios. They are hidden unless the loop plays. The markup never changes, so the island keeps the
 * server-rendered markup.
 */
export function LoopScene() {
  return (
    <div data-static="" data-loop="" aria-hidden="true" className="absolute inset-0 hidden text-[length:1.62cqi]">
      <span className="absolute" style={{ top: '22%', left: '84.6%' }}>
        <span
          data-plays="click"
          className="absolute size-[7em] -translate-1/2 rounded-full border-[0.3em] border-record"
        />
      </span>
      <div data-plays="shapes" className="absolute inset-0 flex items-center justify-center gap-[1.6em] bg-app-track">
        {videos.map(({ shape, width, height, zoom }, index) => (
          <div
            key={shape}
            data-plays="shape"
            className="relative overflow-hidden rounded-[0.6em] bg-linear-135 from-backdrop-from to-backdrop-to shadow-window"
            style={{ width: `${width}em`, height: `${height}em`, animationDelay: `${index * 200}ms` }}
          >
            <div
              className="absolute top-1/2 left-1/2 flex -translate-1/2 flex-col items-center justify-between rounded-[0.6em] border border-app-line bg-app-window p-[1em]"
              style={{ width: '10.4em', height: '6.8em', fontSize: `${zoom}em` }}
            >
              <span className="leading-none font-strong whitespace-nowrap text-ink">Spring release</span>
              <span className="h-[0.65em] w-[80%] rounded-full bg-app-skeleton" />
              <span className="rounded-[0.45em] bg-clip-screen px-[1em] font-medium text-on-clip">Publish</span>
            </div>
            <span className="absolute bottom-0 w-full text-center font-mono text-label text-ink">{shape}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
