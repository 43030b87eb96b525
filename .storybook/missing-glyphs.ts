/** Font family whose characters are checked if the font of a text isn't one of the site's fonts. */
const DEFAULT_FAMILY = 'Brand Text';

/**
 * Pattern of characters that aren't checked. Spaces, joiners and direction marks have no glyph, and the Hebrew letters
 * of right-to-left samples come from another font.
 */
const IGNORED_CHARACTER_PATTERN = /[\s\p{Default_Ignorable_Code_Point}\p{Script=Hebrew}]/u;

/**
 * Finds characters on the page that the site's fonts don't contain, in texts, placeholders, field values and generated
 * content. Returns one error message for each character and font family. `coverage` maps the CSS name of each font
 * family to the characters that the font contains.
 */
export function findMissingGlyphs(document: Document, coverage: Readonly<Record<string, string>>): string[] {
  const charactersByFamily = new Map(
    Object.entries(coverage).map(([family, characters]) => [family, new Set(characters)]),
  );
  const findings = new Map<string, string>();
  for (const { text, style } of shownTexts(document)) {
    const firstFamily = style.fontFamily.split(',')[0]?.trim().replaceAll(/["']/g, '') ?? '';
    const family = charactersByFamily.has(firstFamily) ? firstFamily : DEFAULT_FAMILY;
    for (const character of applyTextTransform(text, style.textTransform)) {
      if (IGNORED_CHARACTER_PATTERN.test(character) || charactersByFamily.get(family)?.has(character)) continue;
      const codePoint = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
      findings.set(
        `${character} ${family}`,
        `“${character}” (U+${codePoint}) in “${text.trim().slice(0, 40)}” is not in the font ${family}. ` +
          `Add it to the characters of ${family} in design-system/fonts/faces.ts, then: npm run fonts`,
      );
    }
  }
  return [...findings.values()];
}

interface ShownText {
  readonly text: string;
  readonly style: CSSStyleDeclaration;
}

function* shownTexts(document: Document): Generator<ShownText> {
  const view = document.defaultView;
  if (view === null) return;
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = view.getComputedStyle(element);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) yield { text: node.textContent ?? '', style };
    for (const text of controlTexts(element)) yield { text, style };
    if (style.textOverflow === 'ellipsis') yield { text: '…', style };
    for (const pseudoElement of ['::before', '::after']) {
      const pseudoStyle = view.getComputedStyle(element, pseudoElement);
      for (const [, text = ''] of pseudoStyle.content.matchAll(/"((?:[^"\\]|\\.)*)"/g))
        yield { text, style: pseudoStyle };
    }
    if (element.tagName === 'IFRAME') {
      const frameDocument = (element as HTMLIFrameElement).contentDocument;
      if (frameDocument) yield* shownTexts(frameDocument);
    }
  }
}

/** Returns the texts of a field: its value and its placeholder, or a dot for a password. */
function controlTexts(element: Element): string[] {
  if (!('value' in element) || typeof element.value !== 'string') return [];
  if (element.getAttribute('type') === 'password') return ['•'];
  return [element.value, element.getAttribute('placeholder') ?? ''];
}

function applyTextTransform(text: string, transform: string): string {
  if (transform === 'uppercase') return text.toUpperCase();
  if (transform === 'lowercase') return text.toLowerCase();
  // `capitalize` turns only some letters into capitals, so the text is checked both unchanged and in uppercase.
  return transform === 'capitalize' ? text + text.toUpperCase() : text;
}
