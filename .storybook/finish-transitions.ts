/**
 * Ends all running transitions. Changing the theme fades colors, and axe runs right after it, so it would report the
 * contrast of colors that are shown only for a moment.
 */
export function finishTransitions(page: Document): void {
  for (const animation of page.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
