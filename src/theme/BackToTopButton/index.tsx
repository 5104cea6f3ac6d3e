import BackToTopButton from '@theme-original/BackToTopButton';
import type {MouseEvent} from 'react';

/** The theme's script requests smooth scrolling, which CSS can't override. */
function jumpIfReducedMotion(event: MouseEvent) {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.stopPropagation();
  window.scrollTo({top: 0});
}

export default function BackToTopButtonWrapper() {
  return (
    <div onClickCapture={jumpIfReducedMotion}>
      <BackToTopButton />
    </div>
  );
}
