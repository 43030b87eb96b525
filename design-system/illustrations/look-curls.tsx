import { useId } from 'react';
import { dayAndNight } from './day-and-night.ts';
import type { Look } from './look.ts';
import { RIM_COLOR, RIM_OFFSET } from './rim-light.ts';

const SHIRT_COLOR = dayAndNight(0.945, 0.01, 85);
const STRIPE_COLOR = dayAndNight(0.36, 0.045, 258);

function CurlsHead() {
  return (
    <g>
      <path
        d="M84 166a13 13 0 0 1-18-12a14 14 0 0 1-12-24a14 14 0 0 1 2-22a11 11 0 0 1-4-18a13 13 0 0 1 8-20a11 11 0 0 1 2-18a12 12 0 0 1 16-12a11 11 0 0 1 12-14a13 13 0 0 1 20-2z"
        fill={RIM_COLOR}
        transform={RIM_OFFSET}
      />
      <path
        d="M84 166a13 13 0 0 1-18-12a14 14 0 0 1-12-24a14 14 0 0 1 2-22a11 11 0 0 1-4-18a13 13 0 0 1 8-20a11 11 0 0 1 2-18a12 12 0 0 1 16-12a11 11 0 0 1 12-14a13 13 0 0 1 20-2a11 11 0 0 1 16-6a12 12 0 0 1 16 10a12 12 0 0 1 18 6a11 11 0 0 1 8 16a12 12 0 0 1 14 14a12 12 0 0 1-2 20a12 12 0 0 1 8 18a12 12 0 0 1-8 18a11 11 0 0 1 2 18a12 12 0 0 1-12 16a13 13 0 0 1-22 6z"
        fill={dayAndNight(0.36, 0.07, 42)}
      />
      <path d="M97 112c1 20 0 38-7 52 14 20 42 20 56 2-6-10-8-20-7-34z" fill={dayAndNight(0.68, 0.075, 52)} />
      <path d="M97 112c1 20 0 38-7 52 5 7 12 11 20 13 3-15 12-28 29-34v-11z" fill={dayAndNight(0.54, 0.08, 42)} />
      <path
        d="M88 68c6-18 24-26 42-24 18 2 28 15 29 32 0 6-2 11-2 16 0 6 3 9 2 16-1 13-6 27-12 35-5 7-12 10-18 9-14-2-28-12-34-27-7-16-12-40-7-57z"
        fill={dayAndNight(0.745, 0.07, 58)}
      />
      <path
        d="M88 68c4-10 10-16 17-20 3 8 0 16-3 24 1 12 2 20 8 29 5 9 5 18 2 27 3 9 10 17 17 24-14-2-28-12-34-27-7-16-12-40-7-57z"
        fill={dayAndNight(0.655, 0.078, 50)}
      />
      {/* Nose. */}
      <path d="M136 92c-1 9-6 14-7 21 3 4 9 5 13 2-4-6-5-14-6-23z" fill={dayAndNight(0.66, 0.084, 48)} />
      <path
        d="M129.5 115c3 2.6 6 1 8.5 1.6 2 .6 3.5-.4 5-1.8"
        fill="none"
        stroke="oklch(0.48 0.09 38)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M116 108h.1M121 112h.1M114 114h.1M147 108h.1M151 112h.1M146 114h.1M125 107h.1"
        stroke={dayAndNight(0.58, 0.09, 45)}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M110 97.5c4-5.5 12-5.5 16 0-4 3-12 3.4-16 0zM144 97c3-4.5 8.5-5 11.5-.5-3 3-8.5 3.5-11.5.5z"
        fill={dayAndNight(0.95, 0.012, 80)}
      />
      <path
        d="M116 96.7a3.6 3.9 0 1 0 7.2 0 3.6 3.9 0 1 0-7.2 0M148 96.3a3.1 3.8 0 1 0 6.2 0 3.1 3.8 0 1 0-6.2 0"
        fill={dayAndNight(0.3, 0.05, 60)}
      />
      <path
        d="M107.5 98c4-8 14-9 19-1-6-3.6-12-3.8-16.5-.2zM143 96.5c3-6 9.5-7 14-.8-5-2.4-8.5-2.4-12 0z"
        fill="oklch(0.24 0.04 40)"
      />
      <path
        d="M104 88c6-7.5 15-8.5 22.5-4.5-7-1-15 .8-20.5 6zM142 84c5-4 10.5-3.5 15 .8-5-1.4-10-1-14 1.4z"
        fill="oklch(0.33 0.06 42)"
      />
      {/* Smile with visible teeth. */}
      <path d="M119 125c8 3 18 3 27-.6-2 9-8 13-14 13-6-.2-11-5-13-12.4z" fill={dayAndNight(0.5, 0.12, 26)} />
      <path d="M121 126.4c7 2 16 2 23-.4-1 3-3 4.6-6 5-5 .4-12 .4-17-4.6z" fill={dayAndNight(0.96, 0.008, 80)} />
      <path
        d="M116.5 123.5c1.5 1.6 2.5 1.8 4 2"
        fill="none"
        stroke={dayAndNight(0.54, 0.08, 42)}
        strokeWidth="2"
        strokeLinecap="round"
      />
      {/* Curls in the foreground. */}
      <path
        d="M86 104c-12-2-18-12-14-22a14 14 0 0 1-2-24a18 18 0 0 1 14-20a22 22 0 0 1 26-8a24 24 0 0 1 30 4a20 20 0 0 1 22 16a16 16 0 0 1 4 26c0 6-4 10-9 11a11 11 0 0 1-9-17a14 14 0 0 1-20-8a14 14 0 0 1-18 10a14 14 0 0 1-14 14c2 8-3 15-10 18z"
        fill={dayAndNight(0.45, 0.09, 44)}
      />
      <g fill="none" stroke={dayAndNight(0.56, 0.105, 50)} strokeWidth="3" strokeLinecap="round">
        <path d="M92 44a10 10 0 0 1 14-4M116 36a11 11 0 0 1 16 4M144 42a9 9 0 0 1 10 10M78 64a10 10 0 0 1 10-8M102 56a9 9 0 0 1 12-4M130 56a9 9 0 0 1 11 6" />
      </g>
      <path
        d="M62 96a9 9 0 0 0 2 10M64 122a10 10 0 0 0 6 12M172 76a9 9 0 0 1 2 10M174 110a10 10 0 0 1 0 12M166 132a9 9 0 0 1-6 8"
        fill="none"
        stroke={dayAndNight(0.45, 0.09, 44)}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}
const BODY_PATH = 'M12 244c2-34 16-52 42-61l36-20c14 18 42 20 56 2l36 16c26 10 44 30 48 63z';

function CurlsBust() {
  const clipId = useId();
  return (
    <g>
      <path d="M12 244c2-34 16-52 42-61l36-20z" fill={RIM_COLOR} transform={RIM_OFFSET} />
      <path d={BODY_PATH} fill={SHIRT_COLOR} />
      <clipPath id={clipId}>
        <path d={BODY_PATH} />
      </clipPath>
      <g fill="none" stroke={STRIPE_COLOR} strokeWidth="6" clipPath={`url(#${clipId})`}>
        <path d="M53 190q67 40 134 0M45 200q75 45 150 0M45 214q75 46 150 0M45 228q75 47 150 0" />
        <Sleeve />
        <g transform="translate(240) scale(-1 1)">
          <Sleeve />
        </g>
      </g>
      <path d="M84 165c14 24 52 26 66 3l5 4c-18 30-60 28-77-3z" fill={STRIPE_COLOR} />
    </g>
  );
}

/** Sleeve beside the stripes of the body, with a fold along its seam. */
function Sleeve() {
  return (
    <g>
      <path d="M58 170c-2 26-10 48-11 74H0v-74z" fill={SHIRT_COLOR} stroke="none" />
      <path d="M55.5 197q-18-1-36 4M52.5 212q-18-1-38 7M49.5 227q-18 0-42 8M47.5 241q-18 1-40 8" />
      <path d="M57 184c-2 20-9 38-10 60h6c0-22 4-40 4-60z" fill="oklch(0.28 0.03 270 / 0.2)" stroke="none" />
    </g>
  );
}

/** Look of a person with copper curls and freckles, in a striped shirt. The light comes from the right. */
export const curls: Look = { Head: CurlsHead, Bust: CurlsBust };
