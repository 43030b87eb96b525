/** Fallback fonts of the test browser. */
const STAND_IN = 'Onset Text';

/** Spaces, joiners and direction marks have no shape. The letters of the right-to-left samples have their own font. */
const NEEDS_NO_GLYPH = /[\s\p{Default_Ignorable_Code_Point}\p{Script=Hebrew}]/u;

/**
 * Finds characters on the page that the site's fonts don't have, in texts, placeholders, values and generated content.
 * Returns a line for each character and family. `coverage` has the characters of each family by its name in CSS.
 */
export function findMissingGlyphs(document: Document, coverage: Readonly<Record<string, string>>): string[] {
  const known = new Map(Object.entries(coverage).map(([family, characters]) => [family, new Set(characters)]));
  const findings = new Map<string, string>();
  for (const { text, style } of shownTexts(document)) {
    const first = style.fontFamily.split(',')[0]?.trim().replaceAll(/["']/g, '') ?? '';
    const family = known.has(first) ? first : STAND_IN;
    for (const character of transformed(text, style.textTransform)) {
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
      const inner = (element as HTMLIFrameElement).contentDocument;
      if (inner) yield* shownTexts(inner);
    }
  }
}

/** Returns the shown text of a field: its value or placeholder, and dots for a password. */
function controlTexts(element: Element): string[] {
  if (!('value' in element) || typeof element.value !== 'string') return [];
  if (element.getAttribute('type') === 'password') return ['•'];
  return [element.value, element.getAttribute('placeholder') ?? ''];
}

function transformed(text: string, transform: string): string {
  if (transform === 'uppercase') return text.toUpperCase();
  if (transform === 'lowercase') return text.toLowerCase();
  // The first letters of words become capitals, so both cases of all letters are checked.
  return transform === 'capitalize' ? text + text.toUpperCase() : text;
}
