/**
 * Gives the document the site's fonts anew, so that what is drawn with them does not depend on what was drawn before.
 *
 * Chromium keeps a font for each size to a hundredth of a pixel, and rounds some sizes to the one beside them: of 9.14 and
 * 9.15 px the one that is asked for first is used for both. Letters of the other then stand a fraction of a pixel aside,
 * for as long as the document has the font. The drawings, whose sizes follow their box, have such pairs.
 */
export async function freshFonts(document: Document): Promise<void> {
  // Those of a stylesheet stay: only what a script has added can be taken out.
  for (const face of document.fonts) document.fonts.delete(face);
  if (fontFiles.length === 0) fontFiles = await fetchFonts(document);
  const faces = fontFiles.map(({ family, weight, bytes }) => new FontFace(family, bytes, { weight }));
  for (const face of faces) document.fonts.add(face);
  await Promise.all(faces.map((face) => face.load()));
}

interface FontFile {
  readonly family: string;
  readonly weight: string;
  readonly bytes: ArrayBuffer;
}

/** Kept because fetching them takes longer than decoding them. */
let fontFiles: readonly FontFile[] = [];

/** Fetches the fonts of the stylesheets. Throws if there are none, or if one can't be fetched. */
async function fetchFonts(document: Document): Promise<FontFile[]> {
  const fonts = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const source = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
      return source === undefined ? [] : [{ style: rule.style, url: new URL(source, sheet.href ?? document.baseURI) }];
    }),
  );
  if (fonts.length === 0) throw new Error('The stylesheets have no font with a URL');
  return Promise.all(
    fonts.map(async ({ style, url }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The font ${url.pathname} was answered with status ${response.status}`);
      return {
        family: style.getPropertyValue('font-family').replaceAll('"', ''),
        weight: style.getPropertyValue('font-weight'),
        bytes: await response.arrayBuffer(),
      };
    }),
  );
}
