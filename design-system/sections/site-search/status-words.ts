/** How many of something were found, in words; the runtime puts the number in for `#`. */
const ONE = '1 result';
const MANY = '# results';
const PARTIAL = 'No page has all of these words. Closest matches:';
const NONE = 'No result';
const LOADING = 'Loading the search';
const ERROR = 'Not loaded';

/** What the status line says in each state, and the same as attributes for the runtime, which has no words of its own. */
export function statusWords(count: number) {
  return {
    results: count === 1 ? ONE : MANY.replace('#', String(count)),
    partial: PARTIAL,
    none: NONE,
    loading: LOADING,
    error: ERROR,
    attributes: {
      'data-one': ONE,
      'data-many': MANY,
      'data-partial': PARTIAL,
      'data-none': NONE,
      'data-loading': LOADING,
      'data-error': ERROR,
    },
  };
}
