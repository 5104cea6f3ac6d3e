import BackToTopButton from '@theme-original/BackToTopButton';
import type {MouseEvent} from 'react';

/** The theme asks for a smooth scroll in its script, which no style can stop. */
function jumpWhereMotionIsUnwanted(event: MouseEvent) {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.stopPropagation();
  window.scrollTo({top: 0});
}

export default function BackToTopButtonWrapper() {
  return (
    <div onClickCapture={jumpWhereMotionIsUnwanted}>
      <BackToTopButton />
    </div>
  );
}
