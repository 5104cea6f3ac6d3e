import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {ShownScreen, ShownScreens} from '@site/src/data/screen';

/** The screen in the current language, for pages written in code, which import `src/data/console/<id>.json`. */
export function useScreen(screens: ShownScreens): ShownScreen {
  const {currentLocale} = useDocusaurusContext().i18n;
  return screens[currentLocale === 'en' ? 'en' : 'zh'];
}
