/** The pixels of a picture, three bytes each: red, green, blue. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture at half or a quarter of its size where it has more pixels than `maxArea`: a page is up to twelve megapixels,
 * and is there for the order and the rhythm of what it holds, which has pictures of its own in full. Each new pixel is the
 * mean of those it stands for, in whole numbers, so that every processor comes to the same. The browser's own way of taking
 * a smaller picture leaves seams between its tiles that differ from run to run.
 */
export function shrink(picture: Pixels, maxArea: number): Pixels {
  const area = picture.width * picture.height;
  if (area <= maxArea) return picture;
  return reduce(picture, area / 4 <= maxArea ? 2 : 4);
}

function reduce({ data, width, height }: Pixels, factor: number): Pixels {
  // What is left over at the end and the foot of a picture makes no whole pixel, and is blank page.
  const across = Math.floor(width / factor);
  const down = Math.floor(height / factor);
  const reduced = Buffer.alloc(across * down * 3);
  const sums = new Uint32Array(across * 3);
  for (let y = 0; y < down; y += 1) {
    sums.fill(0);
    for (let row = y * factor; row < (y + 1) * factor; row += 1) addRow(sums, data, row * width * 3, factor);
    reduced.set(
      sums.map((sum) => Math.round(sum / factor ** 2)),
      y * across * 3,
    );
  }
  return { data: reduced, width: across, height: down };
}

/** Adds the row of pixels that begins here, so many of them to each sum. */
function addRow(sums: Uint32Array, data: Buffer, start: number, factor: number): void {
  let from = start;
  for (let to = 0; to < sums.length; to += 3) {
    for (let pixel = 0; pixel < factor; pixel += 1) {
      sums[to] = (sums[to] ?? 0) + (data[from] ?? 0);
      sums[to + 1] = (sums[to + 1] ?? 0) + (data[from + 1] ?? 0);
      sums[to + 2] = (sums[to + 2] ?? 0) + (data[from + 2] ?? 0);
      from += 3;
    }
  }
}
