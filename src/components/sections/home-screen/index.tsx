import Screen from '@site/src/components/mdx/screen';
import {useScreen} from '@site/src/components/mdx/screen/use-screen';
import Section from '@site/src/components/sections/section';
import {homeScreen} from '@site/src/data/home';

/** The console itself, which the drawings above represent. */
export default function HomeScreen() {
  return (
    <Section id="console" title={homeScreen.title} sub={homeScreen.sub}>
      <Screen screen={useScreen(homeScreen.screens)} />
    </Section>
  );
}
