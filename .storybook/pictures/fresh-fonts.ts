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
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('))
    .map((rule) => {
      const { style } = rule as CSSFontFaceRule;
      const family = style.getPropertyValue('font-family').replaceAll('"', '');
      return new FontFace(family, style.getPropertyValue('src'), { weight: style.getPropertyValue('font-weight') });
    });
  for (const face of faces) document.fonts.add(face);
  await Promise.all(faces.map((face) => face.load()));
}
