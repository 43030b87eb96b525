/**
 * Family that is checked if the font of a text isn't one of the site's, such as a fallback font of the test browser.
 */
const DEFAULT_FAMILY = 'Onset Text';

/**
 * Characters that aren't checked: spaces, joiners and direction marks have no glyph, and the letters of the
 * right-to-left samples come from another font.
 */
const NEEDS_NO_GLYPH = /[\s\p{Default_Ignorable_Code_Point}\p{Script=Hebrew}]/u;

/**
 * Finds characters on the page that the site's fonts don't contain, in texts, placeholders, field values and generated
 * content. Returns one line for each character and font family. `coverage` has the characters of each family by its CSS
 * name.
 */
export function findMissingGlyphs(document: Document, coverage: Readonly<Record<string, string>>): string[] {
  const known = new Map(Object.entries(coverage).map(([family, characters]) => [family, new Set(characters)]));
  const findings = new Map<string, string>();
  for (const { text, style } of shownTexts(document)) {
    const first = style.fontFamily.split(',')[0]?.trim().replaceAll(/["']/g, '') ?? '';
    const family = known.has(first) ? first : DEFAULT_FAMILY;
    for (const character of applyTextTransform(text, style.textTransform)) {
      if (NEEDS_NO_GLYPH.test(character) || known.get(family)?.has(character)) continue;
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
      findings.set(
        `${character} ${family}`,
        `“${character}” (U+${code}) in “${text.trim().slice(0, 40)}” is not in the font ${family}. ` +
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
    for (const pseudo of ['::before', '::after']) {
      const pseudoStyle = view.getComputedStyle(element, pseudo);
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
  // `capitalize` changes only the first letter of each word, so all letters are checked in both cases.
  return transform === 'capitalize' ? text + text.toUpperCase() : text;
}
