/** Key of a keyboard. Its width is in quarters of a letter key. */
export interface KeyboardKey {
  /** Name of the key. Keys with an empty name can't be part of a shortcut. */
  readonly name: string;
  readonly width: number;
}

/** Keys of a Mac keyboard from top to bottom. Each row has a width of 60. */
export const keyRows: readonly (readonly KeyboardKey[])[] = [
  '` 1 2 3 4 5 6 7 8 9 0 - = delete:8',
  'tab:6 Q W E R T Y U I O P [ ] \\:6',
  'caps:7 A S D F G H J K L ; ’ return:9',
  'shift:9 Z X C V B N M , . / :11',
  'fn control option command:5 space:22 :5 : : : :',
].map((row) =>
  row.split(' ').map((key) => {
    const [name = '', width = ''] = key.split(':');
    return { name, width: Number(width) || 4 };
  }),
);

/** Names of the keys. Modifiers are first, because most shortcuts begin with one. */
export const keyNames: readonly string[] = keyRows
  .flat()
  .flatMap(({ name }) => (name === '' ? [] : [name]))
  .toReversed();
