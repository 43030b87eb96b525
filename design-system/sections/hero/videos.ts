/** Exported videos, in their order of appearance. Sizes are in em; `zoom` is the size of the recorded window. */
export const videos = [
  { shape: '16:9', width: 27, height: 15.2, zoom: 1.6 },
  { shape: '1:1', width: 15.2, height: 15.2, zoom: 1.3 },
  { shape: '9:16', width: 10.7, height: 19, zoom: 0.95 },
];
