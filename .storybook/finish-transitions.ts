/**
 * Ends all transitions that run. A change of theme fades colors, and axe, which looks right after it, would measure colors
 * that are on their way: too little contrast that no one sees.
 */
export function finishTransitions(page: Document): void {
  for (const animation of page.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
