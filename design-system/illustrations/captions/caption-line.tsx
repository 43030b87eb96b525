import { act } from '../act.ts';

export interface CaptionLineProps {
  lines: readonly (readonly string[])[];
  /** The word that is marked. */
  said: string;
}

/** The caption in the video. The word that is said is marked. */
export function CaptionLine({ lines, said }: CaptionLineProps) {
  const words = lines.flat();
  return (
    <div
      style={{
        bottom: '0.5em',
        left: '2.4em',
        background: 'oklch(0.18 0.01 260)',
        fontSize: '1.3em',
        color: 'oklch(0.98 0 255)',
      }}
      className="absolute flex flex-col items-center rounded-[0.45em] px-[0.6em] py-[0.45em] leading-[1.4] font-medium"
    >
      {lines.map((line) => (
        <div key={line.join(' ')} className="flex">
          {line.map((word) => (
            <Word key={word} word={word} after={words.indexOf(word) * 0.2} isSaid={word === said} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Word({ word, after, isSaid }: { word: string; after: number; isSaid: boolean }) {
  return (
    <span style={{ paddingInline: '0.14em' }} className="relative">
      {isSaid && (
        <span
          {...act('pop', {
            after,
            lasts: 0.2,
            style: { inset: '0.02em -0.03em', background: 'oklch(0.52 0.19 32)' },
          })}
          className="absolute rounded-[0.27em]"
        />
      )}
      <span className="relative">{word}</span>
    </span>
  );
}
