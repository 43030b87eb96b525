import { dayAndNight } from './day-and-night.ts';
import type { Look } from './look.ts';
import { RIM_COLOR, RIM_OFFSET } from './rim-light.ts';

function BeardHead() {
  return (
    <g>
      <path d="M94 124c1 14-1 28-8 40 16 22 50 22 70-2-6-16-8-36-6-56z" fill={dayAndNight(0.5, 0.066, 46)} />
      <path d="M150 106c-2 20 0 40 6 56-8 9-17 15-27 17-8-16-20-26-35-31v-10z" fill={dayAndNight(0.39, 0.058, 38)} />
      {/* Ear. */}
      <path d="M153 90c6-7 14-4 13 6-1 11-7 22-14 21-4-1-5-6-4-11z" fill={dayAndNight(0.47, 0.068, 42)} />
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
        fill={RIM_COLOR}
        transform={RIM_OFFSET}
      />
      <path
        d="M80 88c-2-34 12-56 40-57 28 0 42 22 39 56-1 20-4 34-12 46-8 11-20 20-33 19-12-1-22-10-27-22-4-9-5-17-6-23-1-6 2-9 2-13 0-2-3-4-3-6z"
        fill={dayAndNight(0.575, 0.07, 52)}
      />
      <path
        d="M159 87c-1 20-4 34-12 46-8 11-20 20-33 19 10-6 18-16 22-28 2-8 1-14 5-22 6-12 6-26 2-38-2-8-4-14-2-22 14 6 20 24 18 45z"
        fill={dayAndNight(0.485, 0.07, 44)}
      />
      {/* Short hair with a receding hairline. */}
      <path
        d="M82 76c-6-32 12-50 40-50 30 0 44 22 40 56l-5 16c-4-6-4-14-4-22-3-6-5-12-8-20-6-8-14-8-24-8-14-1-24 2-30 8-6 6-8 12-9 20z"
        fill={dayAndNight(0.66, 0.01, 260)}
      />
      <path d="M82 76c-6-32 12-50 40-50-26 3-40 20-37 46z" fill={RIM_COLOR} />
      <path
        d="M122 26c30 0 44 22 40 56l-5 16c-4-6-4-14-4-22-3-6-5-12-8-20-2-12-10-24-23-30z"
        fill={dayAndNight(0.56, 0.012, 260)}
      />
      {/* Nose. */}
      <path d="M101 92c0 9 5 15 7 23-2 4-8 5-13 2 4-7 6-15 6-25z" fill={dayAndNight(0.48, 0.072, 42)} />
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
        fill={dayAndNight(0.7, 0.008, 260)}
      />
      <path
        d="M154 96c1 20-2 34-8 44-8 11-20 18-32 17 14-8 24-20 26-34 6-6 9-12 10-22z"
        fill={dayAndNight(0.58, 0.012, 260)}
      />
      <path d="M94 130c6-3 9-3 11-2 5-1 10 0 16 2-4 6-9 8-14 8-6 0-10-3-13-8z" fill={dayAndNight(0.46, 0.08, 28)} />
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
        fill={dayAndNight(0.93, 0.012, 80)}
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
        fill={dayAndNight(0.5, 0.012, 260)}
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
      <path d="M14 244c2-36 14-54 40-64l32-16z" fill={RIM_COLOR} transform={RIM_OFFSET} />
      <path
        d="M14 244c2-36 14-54 40-64l32-16c18 18 52 18 70-2l32 17c26 10 34 31 38 65z"
        fill={dayAndNight(0.7, 0.095, 72)}
      />
      {/* Sleeve in the shadow, and a fold along the other seam. */}
      <path
        d="M188 179c26 10 34 31 38 65h-36c0-24 0-46-2-65zM55 186c-5 19-7 38-7 58h5c0-20 0-38 2-58z"
        fill={dayAndNight(0.6, 0.092, 66)}
      />
      {/* Ribbed collar. */}
      <path d="M86 160c14 22 54 22 70-2l7 11c-18 28-64 28-84 1z" fill={dayAndNight(0.63, 0.095, 70)} />
      <path
        d="M90 168l-4 6M100 175l-3 7M111 179l-1 8M123 180l1 8M135 178l3 7M146 172l5 6M154 165l5 5"
        stroke="oklch(0.55 0.09 64)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  );
}

/** Look of a man with a short gray beard and round glasses, in an ochre sweater. The light comes from the left. */
export const beard: Look = { Head: BeardHead, Bust: BeardBust };
