import sharp from 'sharp';

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a picture in base64 that is asked for, as far as the picture has it. */
export async function crop(data: string, clip: Clip | undefined): Promise<string> {
  if (clip === undefined) return data;
  const picture = sharp(Buffer.from(data, 'base64'));
  const { width, height } = await picture.metadata();
  const left = Math.min(Math.max(0, Math.round(clip.x)), width - 1);
  const top = Math.min(Math.max(0, Math.round(clip.y)), height - 1);
  const part = await picture
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(clip.width), width - left)),
      height: Math.max(1, Math.min(Math.round(clip.height), height - top)),
    })
    .png()
    .toBuffer();
  return part.toString('base64');
}
