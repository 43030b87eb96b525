import type { ComponentProps, ReactNode } from 'react';

export interface PersonProps extends ComponentProps<'svg'> {
  look?: Look;
  /** The face larger, for the small round picture of a camera. */
  closeUp?: boolean;
}

/**
 * Someone in front of a camera, head and shoulders, in a square box that the shoulders leave at its lower edge. `bob`
 * and `curls` look to the right, `beard` to the left: give them something to look at.
 */
export function Person({ look: { Head, Bust } = bob, closeUp = false, className = '', ...rest }: PersonProps) {
  return (
    <svg aria-hidden="true" viewBox={closeUp ? '32 12 180 180' : '0 0 240 240'} className={className} {...rest}>
      <Bust />
      <Head />
    </svg>
  );
}

/**
 * What somebody looks like, in a square of 240: the head apart from the shoulders, so that it may stand on a body that
 * does something. One file a look, and no list of them: a page gets the paths of those it shows.
 */
export interface Look {
  readonly Head: () => ReactNode;
  readonly Bust: () => ReactNode;
}

/** The top of a desk and its edge, far wider than any picture it is in. By lamp light in the dark theme. */
export function Desk() {
  return (
    <g>
      <path d="M-900 302h2040v50H-900z" fill="light-dark(oklch(0.76 0.05 68), oklch(0.42 0.045 58))" />
      <path d="M-900 350h2040v20H-900z" fill="light-dark(oklch(0.64 0.058 60), oklch(0.31 0.04 54))" />
    </g>
  );
}

function CurlsHead() {
  return (
    <g>
      <path
        d="M84 166a13 13 0 0 1-18-12a14 14 0 0 1-12-24a14 14 0 0 1 2-22a11 11 0 0 1-4-18a13 13 0 0 1 8-20a11 11 0 0 1 2-18a12 12 0 0 1 16-12a11 11 0 0 1 12-14a13 13 0 0 1 20-2a11 11 0 0 1 16-6a12 12 0 0 1 16 10a12 12 0 0 1 18 6a11 11 0 0 1 8 16a12 12 0 0 1 14 14a12 12 0 0 1-2 20a12 12 0 0 1 8 18a12 12 0 0 1-8 18a11 11 0 0 1 2 18a12 12 0 0 1-12 16a13 13 0 0 1-22 6z"
        fill="oklch(0.36 0.07 42)"
      />
      <path d="M97 112c1 20 0 38-7 52 14 20 42 20 56 2-6-10-8-20-7-34z" fill="oklch(0.68 0.075 52)" />
      <path d="M97 112c1 20 0 38-7 52 5 7 12 11 20 13 3-15 12-28 29-34v-11z" fill="oklch(0.54 0.08 42)" />
      <path
        d="M88 68c6-18 24-26 42-24 18 2 28 15 29 32 0 6-2 11-2 16 0 6 3 9 2 16-1 13-6 27-12 35-5 7-12 10-18 9-14-2-28-12-34-27-7-16-12-40-7-57z"
        fill="oklch(0.745 0.07 58)"
      />
      <path
        d="M88 68c4-10 10-16 17-20 3 8 0 16-3 24 1 12 2 20 8 29 5 9 5 18 2 27 3 9 10 17 17 24-14-2-28-12-34-27-7-16-12-40-7-57z"
        fill="oklch(0.655 0.078 50)"
      />
      {/* Nose. */}
      <path d="M136 92c-1 9-6 14-7 21 3 4 9 5 13 2-4-6-5-14-6-23z" fill="oklch(0.66 0.084 48)" />
      <path
        d="M129.5 115c3 2.6 6 1 8.5 1.6 2 .6 3.5-.4 5-1.8"
        fill="none"
        stroke="oklch(0.48 0.09 38)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M116 108h.1M121 112h.1M114 114h.1M147 108h.1M151 112h.1M146 114h.1M125 107h.1"
        stroke="oklch(0.58 0.09 45)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M110 97.5c4-5.5 12-5.5 16 0-4 3-12 3.4-16 0zM144 97c3-4.5 8.5-5 11.5-.5-3 3-8.5 3.5-11.5.5z"
        fill="oklch(0.95 0.012 80)"
      />
      <path
        d="M116 96.7a3.6 3.9 0 1 0 7.2 0 3.6 3.9 0 1 0-7.2 0M148 96.3a3.1 3.8 0 1 0 6.2 0 3.1 3.8 0 1 0-6.2 0"
        fill="oklch(0.3 0.05 60)"
      />
      <path
        d="M107.5 98c4-8 14-9 19-1-6-3.6-12-3.8-16.5-.2zM143 96.5c3-6 9.5-7 14-.8-5-2.4-8.5-2.4-12 0z"
        fill="oklch(0.24 0.04 40)"
      />
      <path
        d="M104 88c6-7.5 15-8.5 22.5-4.5-7-1-15 .8-20.5 6zM142 84c5-4 10.5-3.5 15 .8-5-1.4-10-1-14 1.4z"
        fill="oklch(0.33 0.06 42)"
      />
      {/* A smile, the teeth just shown. */}
      <path d="M119 125c8 3 18 3 27-.6-2 9-8 13-14 13-6-.2-11-5-13-12.4z" fill="oklch(0.5 0.12 26)" />
      <path d="M121 126.4c7 2 16 2 23-.4-1 3-3 4.6-6 5-5 .4-12 .4-17-4.6z" fill="oklch(0.96 0.008 80)" />
      <path
        d="M116.5 123.5c1.5 1.6 2.5 1.8 4 2"
        fill="none"
        stroke="oklch(0.54 0.08 42)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {/* The curls in front. */}
      <path
        d="M86 104c-12-2-18-12-14-22a14 14 0 0 1-2-24a18 18 0 0 1 14-20a22 22 0 0 1 26-8a24 24 0 0 1 30 4a20 20 0 0 1 22 16a16 16 0 0 1 4 26c0 6-4 10-9 11a11 11 0 0 1-9-17a14 14 0 0 1-20-8a14 14 0 0 1-18 10a14 14 0 0 1-14 14c2 8-3 15-10 18z"
        fill="oklch(0.45 0.09 44)"
      />
      <g fill="none" stroke="oklch(0.56 0.105 50)" strokeWidth="3" strokeLinecap="round">
        <path d="M92 44a10 10 0 0 1 14-4M116 36a11 11 0 0 1 16 4M144 42a9 9 0 0 1 10 10M78 64a10 10 0 0 1 10-8M102 56a9 9 0 0 1 12-4M130 56a9 9 0 0 1 11 6" />
      </g>
      <path
        d="M62 96a9 9 0 0 0 2 10M64 122a10 10 0 0 0 6 12M172 76a9 9 0 0 1 2 10M174 110a10 10 0 0 1 0 12M166 132a9 9 0 0 1-6 8"
        fill="none"
        stroke="oklch(0.45 0.09 44)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}
function CurlsBust() {
  return (
    <g>
      <path d="M12 244c2-34 16-52 42-61l36-20c14 18 42 20 56 2l36 16c26 10 44 30 48 63z" fill="oklch(0.945 0.01 85)" />
      <path d="M54 183c-10 18-14 36-14 61H12c2-34 16-52 42-61z" fill="oklch(0.82 0.016 75)" />
      <path
        d="M49 185q70 40 140-1l7 4q-76 42-153 0zM34 194q84 44 169-1l6 5q-90 46-180 0zM24 204q96 50 190 0l5 6q-100 52-199 0zM17 217q104 52 206 0l2 6q-104 54-210 0z"
        fill="oklch(0.36 0.045 258)"
      />
      <path d="M84 165c14 24 52 26 66 3l5 4c-18 30-60 28-77-3z" fill="oklch(0.36 0.045 258)" />
    </g>
  );
}

/** Someone with a head full of copper curls and freckles, in a striped jersey. Lit from the right. */
export const curls: Look = { Head: CurlsHead, Bust: CurlsBust };

function BobHead() {
  return (
    <g>
      {/* Behind the neck: the bob, so long that it ends at the jaw. */}
      <path
        d="M118 25c-36 0-58 27-58 64 0 26-4 42-8 56 14 10 36 13 54 8l44-6c10 0 18-2 24-7-6-12-6-26-6-42 0-44-14-73-50-73z"
        fill="oklch(0.255 0.03 35)"
      />
      {/* Neck, and the shadow the jaw throws on it. */}
      <path d="M95 112c1 20 0 36-6 50 12 20 42 22 56 4-6-10-8-20-7-34z" fill="oklch(0.77 0.072 55)" />
      <path d="M95 112c1 20 0 36-6 50 6 8 14 12 22 13 2-14 12-26 27-31l0-12z" fill="oklch(0.63 0.085 42)" />
      {/* Face: the lit plane, then what turns away from the light. */}
      <path
        d="M86 66c6-18 24-26 42-24 18 2 29 15 30 32 0 6-2 11-2 16 0 6 3 10 2 17-1 12-5 26-11 34-5 7-12 11-19 10-14-2-29-14-36-28-6-14-10-40-6-57z"
        fill="oklch(0.82 0.062 62)"
      />
      <path
        d="M86 66c4-10 10-16 17-20 3 8 0 16-3 24 1 12 2 20 8 29 5 9 5 18 2 27 3 9 10 17 18 25-14-2-29-14-36-28-6-14-10-40-6-57z"
        fill="oklch(0.735 0.078 52)"
      />
      {/* Ear. */}
      <path d="M90 92c-6-6-13-3-13 5 0 10 6 22 14 22 4 0 5-4 4-9z" fill="oklch(0.73 0.08 50)" />
      <path
        d="M88 98c-4-3-7-1-7 3 0 5 3 10 6 12"
        fill="none"
        stroke="oklch(0.6 0.09 42)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {/* Nose. */}
      <path d="M136 92c-1 8-6 14-7 20 2 4 8 5 12 3-4-6-4-14-5-23z" fill="oklch(0.735 0.082 50)" />
      <path
        d="M130 115c3 2.6 6 1 8 1.6 2 .6 3-.4 4.6-1.6"
        fill="none"
        stroke="oklch(0.56 0.1 38)"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      {/* Eyes. */}
      <path
        d="M109 97c4-5.5 12-5.5 16 0-4 3-12 3.4-16 0zM143 96.5c3-4.5 9-5 12-.5-3 3-9 3.5-12 .5z"
        fill="oklch(0.955 0.012 80)"
      />
      <path
        d="M115.5 96.2a3.6 3.9 0 1 0 7.2 0 3.6 3.9 0 1 0-7.2 0M147.5 95.8a3.1 3.8 0 1 0 6.2 0 3.1 3.8 0 1 0-6.2 0"
        fill="oklch(0.26 0.03 45)"
      />
      <path
        d="M106.5 97.6c4-8 14-9 19-1.2-6-3.6-12-3.8-16.5-.2zM142 96c3-6 10-7 14.5-.8-5-2.4-9-2.4-12.5 0z"
        fill="oklch(0.24 0.03 40)"
      />
      {/* Brows. */}
      <path
        d="M103 86.5c7-6.5 16-7 23-3-7-.6-15 .2-21 4.5zM141.5 83c5-3.5 11-3 15.5 1-5-1.2-10-.8-14.5 1.4z"
        fill="oklch(0.3 0.035 40)"
      />
      {/* Mouth. */}
      <path
        d="M121 127c5-1.5 8-3.5 11-3.2 2 .2 2.6 1 4 .8 3-.3 5 1.2 9 2-3 5-8 7-12.5 6.8-5-.2-8.5-3-11.5-6.4z"
        fill="oklch(0.64 0.115 28)"
      />
      <path
        d="M119 124.5c5 3.4 8 3 13 2.8 5 0 9 .6 14.5-2.8"
        fill="none"
        stroke="oklch(0.42 0.09 28)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      {/* Hair over the forehead, tucked behind the ear; the far side falls along the cheek. */}
      <path
        d="M130 50c-10 14-28 14-38 34-4 7-6 13-10 14-5 1-6 9-4 16 4 14 6 26 2 40-12 2-22-2-28-9 4-14 6-30 6-54 0-40 22-66 62-66 36 0 54 25 54 61 0 26-2 44 6 58-8 6-18 6-26 2 9-16 13-34 10-52-4-16-22-26-34-44z"
        fill="oklch(0.29 0.035 36)"
      />
      <path
        d="M122 29c-28 4-50 26-52 58 8-24 26-42 58-48 14 6 27 16 34 36-2-26-16-44-40-46z"
        fill="oklch(0.385 0.045 42)"
      />
      <path
        d="M70 98c0 16-2 32-8 46M78 116c2 12 2 24-2 36"
        fill="none"
        stroke="oklch(0.385 0.045 42)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </g>
  );
}
function BobBust() {
  return (
    <g>
      <path d="M10 244c2-34 16-52 44-63l38-18c12 17 40 18 50 3l34 13c28 10 46 30 50 65z" fill="oklch(0.43 0.055 256)" />
      {/* Tee. */}
      <path d="M87 161h55l7 17-11 66H98L80 178z" fill="oklch(0.93 0.012 85)" />
      <path d="M87 163c12 20 42 22 58-1l3 6c-16 24-50 23-65 1z" fill="oklch(0.84 0.016 80)" />
      {/* Shirt: collar, front edges, folds. */}
      <path
        d="M88 160l-16 10c2 20 10 44 22 62l8-24c-8-12-16-28-14-48zM142 161l14 9c2 20-8 46-20 62l-6-24c8-12 14-28 12-47z"
        fill="oklch(0.5 0.058 254)"
      />
      <path
        d="M10 244c2-34 16-52 44-63l10-5c-14 18-20 42-18 68zM94 232l8-24 2 36h-8zM186 184c8 14 10 36 6 60h-8c4-20 4-42 2-60z"
        fill="oklch(0.37 0.05 258)"
      />
    </g>
  );
}

/** A woman with a dark bob tucked behind one ear, in an ink-blue overshirt. Lit from the right. */
export const bob: Look = { Head: BobHead, Bust: BobBust };

function BeardHead() {
  return (
    <g>
      <path d="M94 124c1 14-1 28-8 40 16 22 50 22 70-2-6-16-8-36-6-56z" fill="oklch(0.5 0.066 46)" />
      <path d="M150 106c-2 20 0 40 6 56-8 9-17 15-27 17-8-16-20-26-35-31v-10z" fill="oklch(0.39 0.058 38)" />
      {/* Ear. */}
      <path d="M153 90c6-7 14-4 13 6-1 11-7 22-14 21-4-1-5-6-4-11z" fill="oklch(0.47 0.068 42)" />
      <path
        d="M156 96c5-3 7 0 6 4-1 6-3 9-6 11"
        fill="none"
        stroke="oklch(0.37 0.06 38)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {/* Skull and face. */}
      <path
        d="M80 88c-2-34 12-56 40-57 28 0 42 22 39 56-1 20-4 34-12 46-8 11-20 20-33 19-12-1-22-10-27-22-4-9-5-17-6-23-1-6 2-9 2-13 0-2-3-4-3-6z"
        fill="oklch(0.575 0.07 52)"
      />
      <path
        d="M159 87c-1 20-4 34-12 46-8 11-20 20-33 19 10-6 18-16 22-28 2-8 1-14 5-22 6-12 6-26 2-38-2-8-4-14-2-22 14 6 20 24 18 45z"
        fill="oklch(0.485 0.07 44)"
      />
      {/* Hair, cropped; the line over the temple goes back. */}
      <path
        d="M82 76c-6-32 12-50 40-50 30 0 44 22 40 56l-5 16c-4-6-4-14-4-22-3-6-5-12-8-20-6-8-14-8-24-8-14-1-24 2-30 8-6 6-8 12-9 20z"
        fill="oklch(0.66 0.01 260)"
      />
      <path
        d="M122 26c30 0 44 22 40 56l-5 16c-4-6-4-14-4-22-3-6-5-12-8-20-2-12-10-24-23-30z"
        fill="oklch(0.56 0.012 260)"
      />
      {/* Nose. */}
      <path d="M101 92c0 9 5 15 7 23-2 4-8 5-13 2 4-7 6-15 6-25z" fill="oklch(0.48 0.072 42)" />
      <path
        d="M90 117c2 3 5 1 8 2 3 1 6 1 9-2"
        fill="none"
        stroke="oklch(0.35 0.06 36)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {/* Beard: along the jaw, around the mouth. */}
      <path
        d="M154 96c1 20-2 34-8 44-8 11-20 18-32 17-13-1-22-11-26-24-2-6-2-10-1-14 4 3 7 4 10 3 6-3 10-2 14-1 9 0 14 0 18 3 8-3 12-12 15-28z"
        fill="oklch(0.7 0.008 260)"
      />
      <path d="M154 96c1 20-2 34-8 44-8 11-20 18-32 17 14-8 24-20 26-34 6-6 9-12 10-22z" fill="oklch(0.58 0.012 260)" />
      <path d="M94 130c6-3 9-3 11-2 5-1 10 0 16 2-4 6-9 8-14 8-6 0-10-3-13-8z" fill="oklch(0.46 0.08 28)" />
      <path
        d="M91 127c4 3 9 2.6 14 2.6 6 0 12 .2 18-2.6"
        fill="none"
        stroke="oklch(0.3 0.05 30)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {/* Eyes and brows. */}
      <path
        d="M84 97c3-5 9-5 12 0-3 3-9 3-12 0zM111 97.5c4-5.5 12-5.5 16 0-4 3-12 3-16 0z"
        fill="oklch(0.93 0.012 80)"
      />
      <path
        d="M85.5 96.4a3.1 3.8 0 1 0 6.2 0 3.1 3.8 0 1 0-6.2 0M113.5 96.8a3.6 3.9 0 1 0 7.2 0 3.6 3.9 0 1 0-7.2 0"
        fill="oklch(0.2 0.02 40)"
      />
      <path
        d="M83 96.5c4-7 10-7 14 .5-5-3.5-9-3.5-14-.5zM110 97.5c4-8 13-8 18.5.5-6-3.5-12-4-18.5-.5z"
        fill="oklch(0.22 0.03 40)"
      />
      <path
        d="M81 84c5-4 10-4.5 16-1.5-5-.5-10 .5-15.5 3.5zM108 82.5c7-5 15-4.5 22 1-7-1.5-14-1.5-21 1.5z"
        fill="oklch(0.5 0.012 260)"
        stroke="oklch(0.5 0.012 260)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {/* Glasses. */}
      <g fill="none" stroke="oklch(0.22 0.012 260)" strokeWidth="2.2">
        <path d="M79 97a11 12.5 0 1 0 22 0 11 12.5 0 1 0-22 0M106 98a14 13.5 0 1 0 28 0 14 13.5 0 1 0-28 0M101 94c2-2 4-2 5.5 0M134 95l20-2" />
      </g>
      <path
        d="M110 92l6-6M83 92l4-5"
        stroke="oklch(0.95 0.01 250)"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".55"
      />
    </g>
  );
}
function BeardBust() {
  return (
    <g>
      <path d="M14 244c2-36 14-54 40-64l32-16c18 18 52 18 70-2l32 17c26 10 34 31 38 65z" fill="oklch(0.7 0.095 72)" />
      <path d="M188 179c26 10 34 31 38 65h-42c4-24 2-44-10-70z" fill="oklch(0.6 0.092 66)" />
      <path
        d="M182 190c-6 18-4 36-10 54h8c6-18 6-36 2-54zM56 198c8 14 8 30 6 46h-7c3-16 3-30 1-46zM112 214c10 6 24 6 36-2-10 12-24 12-36 2z"
        fill="oklch(0.6 0.092 66)"
      />
      {/* The ribbed neck. */}
      <path d="M86 160c14 22 54 22 70-2l7 11c-18 28-64 28-84 1z" fill="oklch(0.63 0.095 70)" />
      <path
        d="M90 168l-4 6M100 175l-3 7M111 179l-1 8M123 180l1 8M135 178l3 7M146 172l5 6M154 165l5 5"
        stroke="oklch(0.55 0.09 64)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A man with a short grey beard and round glasses, in an ochre knit. Lit from the left. */
export const beard: Look = { Head: BeardHead, Bust: BeardBust };
