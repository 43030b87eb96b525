/** Returns the fragment of the URL that leads to a question: `can-i-pay-once` for `Can I pay once?` */
export const toAnchor = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
