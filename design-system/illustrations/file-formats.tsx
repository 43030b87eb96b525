import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { ByChoice, getValueAttributes } from './by-choice.tsx';
import { backdropClasses, Stage } from './parts.tsx';

/** Size of a minute of 1080p video for each option, as calculated in the post. For GIF, a minute isn't practical. */
const fileSizes = [
  { megabytes: 60, label: '60 MB' },
  { megabytes: 45, label: '30–60 MB' },
  { megabytes: 1100, label: '1.1 GB' },
  { megabytes: 0, label: 'not practical' },
] as const;

const MAX_MEGABYTES = 1100;

/** Places and purposes, and whether the format of each option works there. */
const useCases: readonly {
  readonly icon: IconName;
  readonly name: string;
  readonly plays: readonly (keyof typeof supportMarks)[];
}[] = [
  { icon: 'window', name: 'Any browser', plays: ['yes', 'partly', 'no', 'yes'] },
  { icon: 'laptop', name: 'iPhone and Mac', plays: ['yes', 'yes', 'partly', 'yes'] },
  { icon: 'scissors', name: 'Further editing', plays: ['partly', 'partly', 'yes', 'no'] },
  { icon: 'bubble', name: 'Where only images work', plays: ['no', 'no', 'no', 'yes'] },
];

const supportMarks = {
  yes: { icon: 'check', tone: 'text-ink' },
  partly: { icon: 'dash', tone: 'text-ink-muted' },
  no: { icon: 'close', tone: 'text-accent-text' },
} as const;

/** Compatibility and file size of each format. The area of the square is proportional to the size of a minute of video. */
export function FileFormats() {
  return (
    <Stage
      roomy={[48, 26]}
      compact={[36, 27]}
      className="grid grid-cols-[5fr_4fr] gap-[1.6em] p-[1.6em] compact:gap-[0.8em] compact:p-[0.8em]"
    >
      <div className="flex flex-col justify-evenly rounded-[0.8em] border border-app-line bg-app-window px-[1.4em] compact:px-[0.8em]">
        {useCases.map(({ icon, name, plays }) => (
          <span key={name} className="flex items-center gap-[0.8em]">
            <Icon name={icon} className="text-ink-muted" />
            <span className="w-[9em] grow whitespace-normal">{name}</span>
            <span className="w-[4.6em]">
              <ByChoice>
                {plays.map((support, index) => (
                  <span key={index} className={`flex items-center gap-[0.5em] ${supportMarks[support].tone}`}>
                    <Icon name={supportMarks[support].icon} />
                    {support}
                  </span>
                ))}
              </ByChoice>
            </span>
          </span>
        ))}
      </div>
      <div className={`relative grid place-items-center rounded-[0.8em] ${backdropClasses.shop}`}>
        <span
          {...getValueAttributes(
            fileSizes.map(({ megabytes }) => `${Math.round(Math.sqrt(megabytes / MAX_MEGABYTES) * 1400) / 100}em`),
          )}
          className="size-(--value) rounded-[0.5em] bg-ink-fill motion-safe:transition-[width,height] motion-safe:duration-slow"
        />
        <span className="absolute inset-x-0 bottom-[1em] text-center font-mono">
          <span className="rounded-[0.4em] bg-app-window px-[0.8em] py-[0.4em]">
            <ByChoice>{fileSizes.map(({ label }) => label)}</ByChoice>
          </span>
        </span>
      </div>
    </Stage>
  );
}
