/*
 * The document of the canvas becomes what was drawn, with as little of it replaced as can be: so the place that is scrolled
 * to, pictures and films stay.
 */

/** Parts that are kept where something below them differs: the frame around the sections. */
const SHARED = new Set(['MAIN']);

/** Makes an element hold what another does. */
export function patchChildren(parent: ParentNode & Node, wanted: ParentNode & Node): void {
  const pool = [...parent.childNodes];
  let place: ChildNode | null = parent.firstChild;
  for (const next of Array.from(wanted.childNodes)) {
    const found = pool.findIndex((old) => old.isEqualNode(next));
    if (found !== -1) {
      const [kept] = pool.splice(found, 1);
      if (kept === place) place = place?.nextSibling ?? null;
      else if (kept) parent.insertBefore(kept, place);
      continue;
    }
    const same = place instanceof Element ? place : undefined;
    if (isShared(place, next) && same) {
      pool.splice(pool.indexOf(same), 1);
      patchChildren(same, next as Element);
      place = same.nextSibling;
    } else parent.insertBefore(next, place);
  }
  for (const old of pool) old.remove();
}

/** Whether a part is the same but for what is in it. */
function isShared(old: Node | null, next: Node): boolean {
  if (!SHARED.has(next.nodeName) || old?.nodeName !== next.nodeName) return false;
  return old.cloneNode().isEqualNode(next.cloneNode());
}
