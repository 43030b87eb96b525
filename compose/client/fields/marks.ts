/** A mark of rich text that stands around words. */
export type Mark = 'strong' | 'em' | 'code';

/** A text with what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const SIGNS: Readonly<Record<Mark, string>> = { strong: '**', em: '*', code: '`' };

const LONE: Readonly<Record<Mark, RegExp>> = { strong: /\*\*/g, em: /(?<!\*)\*(?!\*)/g, code: /`/g };

/** Sets a mark around what is selected, or around the word at the caret; takes it away where it stands. */
export function toggleMark(selected: Selected, mark: Mark): Selected {
  const sign = SIGNS[mark];
  const inner = withoutSigns(selected);
  if (hasMark(selected, mark)) {
    const { text, from, to } = inner;
    const { length } = sign;
    return {
      text: text.slice(0, from - length) + text.slice(from, to) + text.slice(to + length),
      from: from - length,
      to: to - length,
    };
  }
  const { text, from, to } = inner.from === inner.to ? inner : trimmed(inner);
  // One mark does not stand within itself.
  const words = text.slice(from, to).replaceAll(LONE[mark], '');
  return {
    text: text.slice(0, from) + sign + words + sign + text.slice(to),
    from: from + sign.length,
    to: from + sign.length + words.length,
  };
}

/** Whether what is selected, or the word at the caret, has a mark around it. */
export function hasMark(selected: Selected, mark: Mark): boolean {
  const { text, from, to } = withoutSigns(selected);
  const sign = SIGNS[mark].charAt(0);
  const before = /(?:\*+|`+)$/.exec(text.slice(Math.max(0, from - 4), from))?.[0] ?? '';
  const after = /^(?:\*+|`+)/.exec(text.slice(to, to + 4))?.[0] ?? '';
  const isSign = (each: string): boolean => each === sign;
  const count = Math.min(before.split('').filter(isSign).length, after.split('').filter(isSign).length);
  // Three stars are both marks, two are strong, one is emphasis.
  if (mark === 'strong') return count >= 2;
  return mark === 'em' ? count === 1 || count >= 3 : count >= 1;
}

const LINK = /\[([^\]\n]{0,300})\]\(([^()\s]{0,300})\)/g;

/** The link that the selection stands in: its words, and where it is in the text. */
export function linkAt({ text, from, to }: Selected): { from: number; to: number; words: string } | undefined {
  const start = Math.max(0, from - 600);
  for (const match of text.slice(start, to + 600).matchAll(LINK)) {
    const at = start + match.index;
    const end = at + match[0].length;
    // A caret beside a link is not in it.
    if (from === to ? at < from && to < end : at <= from && to <= end)
      return { from: at, to: end, words: match[1] ?? '' };
  }
  return undefined;
}

/** Makes a link of what is selected, or of the word at the caret; where nothing is, its words are its address. */
export function withLink(selected: Selected, href: string): Selected {
  const { text, from, to } = trimmed(aroundWord(selected));
  const words = text.slice(from, to).replaceAll(/[[\]]/g, '') || href;
  return {
    text: `${text.slice(0, from)}[${words}](${href})${text.slice(to)}`,
    from: from + 1,
    to: from + 1 + words.length,
  };
}

/** Takes the link away that the selection stands in; its words stay. */
export function withoutLink(selected: Selected): Selected {
  const link = linkAt(selected);
  if (link === undefined) return selected;
  const { from, to, words } = link;
  return {
    text: selected.text.slice(0, from) + words + selected.text.slice(to),
    from,
    to: from + words.length,
  };
}

/** What stands between the signs, where the selection holds them too; the word, where nothing is selected. */
function withoutSigns(selected: Selected): Selected {
  const { text, from, to } = aroundWord(selected);
  const inner = text.slice(from, to);
  const signs = /^(\*{1,3}|`)(?=[^*`])/.exec(inner)?.[1] ?? '';
  if (signs === '' || inner.length <= 2 * signs.length || !inner.endsWith(signs)) return { text, from, to };
  // Two marked words with others between them are no single mark.
  if (inner.slice(signs.length, -signs.length).includes(signs)) return { text, from, to };
  return { text, from: from + signs.length, to: to - signs.length };
}

function aroundWord({ text, from, to }: Selected): Selected {
  if (from !== to) return { text, from, to };
  const before = /[\p{L}\p{N}_-]*$/u.exec(text.slice(Math.max(0, from - 80), from))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}_-]*/u.exec(text.slice(to, to + 80))?.[0].length ?? 0;
  return { text, from: from - before, to: to + after };
}

/** A mark stands at words, not at the spaces beside them. */
function trimmed({ text, from, to }: Selected): Selected {
  const words = text.slice(from, to);
  if (words.trim() === '') return { text, from, to };
  return {
    text,
    from: from + words.length - words.trimStart().length,
    to: to - words.length + words.trimEnd().length,
  };
}
