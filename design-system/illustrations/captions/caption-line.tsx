import { during } from '../in-sight.ts';

const lines = [
  ['Press', 'Publish,'],
  ['and', 'the', 'old', 'page'],
] as const;

const words = lines.flat();

/** The word that is marked where nothing moves. */
const SAID = 'Publish,';

/** The caption as it is burnt in. The mark goes from word to word as the drawing is scrolled by. */
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
  const index = words.indexOf(word);
  const from = index === 0 ? 0 : 31 + index * 5;
  const to = index === words.length - 1 ? 100 : 36 + index * 5;
  return (
    <span style={{ paddingInline: '0.14em' }} className="relative">
      <span
        style={{ inset: '0.02em -0.03em', background: 'oklch(0.52 0.19 32)', ...during(from, to) }}
        className={`absolute rounded-[0.27em] motion-safe:supports-[animation-timeline:view()]:animate-lit ${word === SAID ? '' : 'opacity-0'}`}
      />
      <span className="relative">{word}</span>
    </span>
  );
}
