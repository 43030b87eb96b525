/**
 * Puts another text into a text control as if it had been typed: one change of the least length, which the browser's own
 * undo takes back. `execCommand` is the one way to that in every browser; where there is none, the text is set, and that
 * undo is lost.
 *
 * @param from Where the selection is to begin, and `to` where it is to end
 */
export function replaceText(
  control: HTMLTextAreaElement | HTMLInputElement,
  { text, from, to }: { readonly text: string; readonly from: number; readonly to: number },
): void {
  const { value } = control;
  const start = commonLength(value, text);
  const end = Math.min(commonLength(reversed(value), reversed(text)), value.length - start, text.length - start);
  const inserted = text.slice(start, text.length - end);
  control.focus();
  control.setSelectionRange(start, value.length - end);
  const isDone =
    value === text || (inserted === '' ? command('delete') : command('insertText', inserted)) || control.value === text;
  if (!isDone) {
    control.setRangeText(inserted, start, value.length - end, 'end');
    control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: inserted }));
  }
  control.setSelectionRange(from, to);
}

// oxlint-disable-next-line typescript/no-deprecated -- Nothing else leaves the undo of a text control as it is.
const command = (name: string, value?: string): boolean => document.execCommand(name, false, value);

function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string): string => text.split('').toReversed().join('');
