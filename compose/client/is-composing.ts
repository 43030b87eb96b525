/** Returns true if a key belongs to an input method. Safari sends the key that ends a composition with code 229 and without `isComposing`. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
