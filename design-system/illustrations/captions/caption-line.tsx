import { act } from '../act.ts';

const lines = [
  ['Press', 'Publish,'],
  ['and', 'the', 'old', 'page'],
] as const;

const words = lines.flat();

/** The word that is marked. */
const SAID = 'Publish,';

/** The caption in the video, which is typed word by word. */
export function CaptionLine() {
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
        <div key={line[0]} className="flex">
          {line.map((word) => (
            <Word key={word} word={word} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Word({ word }: { word: (typeof words)[number] }) {
  const after = words.indexOf(word) * 0.2;
  return (
    <span {...act('appear', { after, lasts: 0.2, style: { paddingInline: '0.14em' } })} className="relative">
      {word === SAID && (
        <span
          style={{ inset: '0.02em -0.03em', background: 'oklch(0.52 0.19 32)' }}
          className="absolute rounded-[0.27em]"
        />
      )}
      <span className="relative">{word}</span>
    </span>
  );
}
