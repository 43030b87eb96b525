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
  const faces = (await (files ??= fetchFonts(document))).map(
    ({ family, weight, bytes }) => new FontFace(family, bytes, { weight }),
  );
  for (const face of faces) document.fonts.add(face);
  await Promise.all(faces.map((face) => face.load()));
}

let files: ReturnType<typeof fetchFonts> | undefined;

/** Returns the fonts of the stylesheets with their bytes: to fetch them for each story takes longer than to decode them. */
const fetchFonts = (document: Document) =>
  Promise.all(
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
      .flatMap(({ rule, base }) => {
        if (!(rule instanceof CSSFontFaceRule)) return [];
        const url = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
        return url === undefined ? [] : [{ style: rule.style, url: new URL(url, base) }];
      })
      .map(async ({ style, url }) => ({
        family: style.getPropertyValue('font-family').replaceAll('"', ''),
        weight: style.getPropertyValue('font-weight'),
        bytes: await (await fetch(url)).arrayBuffer(),
      })),
  );
