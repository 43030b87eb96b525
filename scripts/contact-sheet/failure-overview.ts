import type { FailureShot } from './failure-sheet.ts';

/** The pages of the small sheet: those that ask something of the API or of a third party, and one that is not there. */
const PAGES = [
  '/login',
  '/register',
  '/nope',
  '/pricing, signed in',
  '/checkout?plan=yearly',
  '/success, signed in',
  '/customer-portal, signed in',
  '/profile, signed in',
];

/** How wide and tall a picture is on the small sheet, in pixels; the pages go on below. */
const SHAPES = { phone: { width: 84 }, desktop: { width: 190 } } as const;
const HEIGHT = 190;

/** The pictures that the small sheet shows. */
export const overviewShots = (shots: readonly FailureShot[]): FailureShot[] =>
  shots.filter(({ path }) => PAGES.includes(path));

/** A row for each failure, to be taken a picture of; `sources` are the pictures of `shots`, in their order. */
export function failureOverview(shots: readonly FailureShot[], sources: readonly string[]): string {
  const rows = [...new Set(shots.map(({ failure }) => failure))].map((failure) => {
    const pictures = shots.flatMap((shot, index) =>
      shot.failure === failure
        ? [`<img src="${sources[index] ?? ''}" style="width:${SHAPES[shot.size].width}px" alt="">`]
        : [],
    );
    return `<h2>${failure}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html>
<style>
  body { display: inline-block; margin: 12px; background: #d5d8dd; color: #14181f; }
  h2 { margin: 10px 0 5px; font: 600 13px/1.3 system-ui, sans-serif; }
  div { display: flex; gap: 8px; }
  img { height: ${HEIGHT}px; object-fit: cover; object-position: top; }
</style>
<body>${rows.join('')}
`;
}
